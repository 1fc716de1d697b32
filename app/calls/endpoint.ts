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

/** Says of a call what it answers; only types read it. */
export type Answers<Answer> = { readonly of?: Answer };

/** Of a call: it answers this as JSON, in which a date, a set or a function would not arrive. */
// @__NO_SIDE_EFFECTS__
export function answers<Answer extends object & InJson<Answer>>(): Answers<Answer> {
  return {};
}

type InJson<Value> = { readonly [Name in keyof Value]: JsonPart<Value[Name]> };

type JsonPart<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends bigint | symbol | ((...input: never) => unknown)
      ? never
      : InJson<Value>;

/** Of what a refusal tells besides its sentence: a part that our own server has written. */
// @__NO_SIDE_EFFECTS__
export function ownPart<Value extends InJson<Value>>() {
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

/** For calls that read: what could not be loaded is said beside it. */
export const unreadable = "The answer of the server was not understood.";

// @__NO_SIDE_EFFECTS__
export function getCall<Input extends z.ZodMiniType, Answer extends object>(
  path: Endpoint["path"],
  input: Input,
  answer: Answers<Answer>,
  failure = unreadable,
) {
  return { path, method: "GET", input, answers: answer, failure } as const;
}

/** A call that changes something, or whose input is too much for an address. */
// @__NO_SIDE_EFFECTS__
export function postCall<Input extends z.ZodMiniType, Answer extends object>(
  path: Endpoint["path"],
  input: Input,
  answer: Answers<Answer>,
  failure = unreadable,
) {
  return { path, method: "POST", input, answers: answer, failure } as const;
}

export const anObject = { error: "The body of this call has to be a JSON object." };

export const noInput = z.object({});

/** The answer of a call of which only a sentence is to be said. */
export type Message = { readonly message: string };

export const missingPostId = "Missing post ID";

const postId = z.string({ error: missingPostId });

export const ofPost = z.object({ postId }, anObject);

/** The number of a revision; both engines keep it in 32 bits. */
export function revision() {
  return z
    .int32({ error: "revision has to be the number of the revision that was seen." })
    .check(z.minimum(1, { error: "Revisions are counted from 1." }));
}

/** A part that is missing or of another type counts as not given: the service has the sentence for that. */
export function lenientText() {
  return z.catch(z.string().check(z.trim()), "");
}

/** A text of the call's input; `name` is what the caller calls it. */
export function textInput(name: string) {
  return z.string({ error: `${name} has to be a text.` });
}

/** A text that counts as empty when it is missing. */
export function optionalText(name: string) {
  return z._default(textInput(name), "");
}

/** Empty for the first page of a list. */
export function cursor() {
  return z._default(z.string(), "");
}

export const postStatus = z.enum(["draft", "published", "withdrawn"], {
  error: "status has to be the one that was seen.",
});
