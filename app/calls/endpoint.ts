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
  /** Never set: its type alone is told. */
  readonly answer?: Answer;
  /** For a refusal without words of its own, or an answer that is no object's JSON. */
  readonly failure: string;
};

/** Of what a refusal tells besides its sentence: a part that our own server has written. */
// @__NO_SIDE_EFFECTS__
export function ownPart<Value extends object>() {
  return z.custom<Value>((part: unknown) => typeof part === "object" && part !== null);
}

export type { ValueOf } from "../../domain/shared/result.ts";

export type InputOf<Called extends Endpoint> = DeepReadonly<z.input<Called["input"]>>;

export type AnswerOf<Called extends Endpoint> = NonNullable<Called["answer"]>;

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

const unusable = "The server gave no usable answer. Please try again.";

/** `getCall<Answer>()(path, input)`: the type of the input is inferred, that of the answer is told. */
export function getCall<Answer extends object>() {
  return endpoint<Answer>("GET");
}

/** A call that changes something, or whose input is too much for an address. */
export function postCall<Answer extends object>() {
  return endpoint<Answer>("POST");
}

function endpoint<Answer extends object>(method: Endpoint["method"]) {
  return <Shape extends z.core.$ZodShape = Record<string, never>>(
    path: Endpoint["path"],
    // oxlint-disable-next-line typescript/consistent-type-assertions -- no fields
    shape: Shape = {} as Shape,
    failure = unusable,
  ): Endpoint<z.ZodMiniObject<Shape>, Answer> => ({
    path,
    method,
    input: z.object(shape),
    failure,
  });
}

export type Message = { readonly message: string };

export const ofPost = { postId: z.string({ error: "Missing post ID" }) };

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
