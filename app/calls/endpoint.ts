import * as z from "zod/mini";

/**
 * One call below `/functions`, as the server and the desk both have it: the server reads the input by
 * its schema and may answer nothing but the output; the desk sends the input and reads the answer by
 * the output's schema. In zod's `mini` form, because browsers load it.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** A part `:name` stands for the input's entry of that name. */
  readonly path: `/functions/${string}`;
  /** The input of a GET stands in the address, of a POST in a JSON body. */
  readonly method: "GET" | "POST";
  readonly input: Input;
  readonly output: Output;
  /** What the desk shows when a refusal has no words of its own, or the answer is not the output. */
  readonly failure: string;
};

/** What a caller of an endpoint sends. */
export type InputOf<Called extends Endpoint> = DeepReadonly<z.input<Called["input"]>>;

/** An answer as the desk has read it. */
export type OutputOf<Called extends Endpoint> = z.output<Called["output"]>;

/** An answer as the server gives it. */
export type AnswerOf<Called extends Endpoint> = DeepReadonly<z.input<Called["output"]>> & object;

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

/** For calls that read: what could not be loaded is said beside it. */
export const unreadable = "The answer of the server was not understood.";

/** A call that reads. */
// @__NO_SIDE_EFFECTS__
export function getCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: Endpoint["path"],
  input: Input,
  output: Output,
  failure = unreadable,
) {
  return { path, method: "GET", input, output, failure } as const;
}

/** A call that changes something, or whose input is too much for an address. */
// @__NO_SIDE_EFFECTS__
export function postCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  path: Endpoint["path"],
  input: Input,
  output: Output,
  failure = unreadable,
) {
  return { path, method: "POST", input, output, failure } as const;
}

/** What is said of a body that is no object. */
export const anObject = { error: "The body of this call has to be a JSON object." };

export const emptyOutput = z.object({});

export const message = z.object({ message: z.string() });

export const missingPostId = "Missing post ID";

const postId = z.string({ error: missingPostId });

export const ofPost = z.object({ postId }, anObject);

/** The number of a revision; both engines keep it in 32 bits. */
export function revision() {
  return z
    .int32({ error: "revision has to be the number of the revision that was seen." })
    .check(z.minimum(1, { error: "Revisions are counted from 1." }));
}

/** What is missing or of another type counts as not given: the service has the sentence for that. */
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

export const nullableText = z.nullable(z.string());

/** Where the next page of a list begins; empty for the first one. */
export function cursor() {
  return z._default(z.string(), "");
}

export const nextCursor = nullableText;

export const postStatus = z.enum(["draft", "published", "withdrawn"], {
  error: "status has to be the one that was seen.",
});
