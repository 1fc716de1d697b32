import * as z from "zod/mini";

/**
 * One call below `/functions`, as the server and the desk both have it. Others fill the input: the server
 * reads it by its schema, in zod's `mini` form, because browsers load it. The answer is the site's own, typed
 * by the service that gives it: nobody parses it again.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends object = object,
> = {
  /** A part `:name` stands for the input's entry of that name. */
  readonly path: `/functions/${string}`;
  readonly method: "GET" | "POST";
  readonly input: Input;
  readonly answers: Answers<Answer>;
  /** For a refusal without words of its own, or an answer that is no object's JSON. */
  readonly failure: string;
};

export type Answers<Answer> = { readonly of?: Answer };

// @__NO_SIDE_EFFECTS__
export function answers<Answer extends object>(): Answers<Answer> {
  return {};
}

/** Of what a refusal tells besides its sentence: a part that our own server has written. */
// @__NO_SIDE_EFFECTS__
export function ownPart<Value extends object>() {
  return z.custom<Value>((part: unknown) => typeof part === "object" && part !== null);
}

export type ValueOf<Method extends (...input: never) => unknown> = Extract<
  Awaited<ReturnType<Method>>,
  { readonly ok: true; readonly value: unknown }
>["value"];

export type InputOf<Called extends Endpoint> = DeepReadonly<z.input<Called["input"]>>;

export type AnswerOf<Called extends Endpoint> = NonNullable<Called["answers"]["of"]>;

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

const unusable = "The server gave no usable answer. Please try again.";

// @__NO_SIDE_EFFECTS__
export function getCall<Shape extends z.core.$ZodShape, Answer extends object>(
  path: Endpoint["path"],
  input: Shape,
  answer: Answers<Answer>,
): Endpoint<z.ZodMiniObject<Shape>, Answer> {
  return { path, method: "GET", input: z.object(input), answers: answer, failure: unusable };
}

/** A call that changes something, or whose input is too much for an address. */
// @__NO_SIDE_EFFECTS__
export function postCall<Shape extends z.core.$ZodShape, Answer extends object>(
  path: Endpoint["path"],
  input: Shape,
  answer: Answers<Answer>,
  failure = unusable,
): Endpoint<z.ZodMiniObject<Shape>, Answer> {
  return { path, method: "POST", input: z.object(input), answers: answer, failure };
}

export type Message = { readonly message: string };

export const missingPostId = "Missing post ID";

export const ofPost = { postId: z.string({ error: missingPostId }) };

/** The number of a revision; both engines keep it in 32 bits. */
export function revision() {
  return z.int32().check(z.minimum(1));
}

/** A part that is missing or of another type counts as not given: the service has the sentence for that. */
export function lenientText() {
  return z.catch(z.string().check(z.trim()), "");
}

export function optionalText() {
  return z._default(z.string(), "");
}

export const postStatus = z.enum(["draft", "published", "withdrawn"]);
