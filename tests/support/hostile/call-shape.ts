/** Kinds of values that calls take. */
export type Field =
  | "postId"
  | "token"
  | "text"
  | "revision"
  | "category"
  | "flag"
  | "action"
  | "status"
  | "scope"
  | "days"
  | "addresses"
  | "blocks"
  | "sentences"
  | "address"
  | "fields"
  | "email"
  | "password"
  | "refreshToken"
  | "data"
  | "code"
  | "grant"
  | "cursor"
  | "factorType"
  | "verification"
  | "signOutScope"
  | "factId"
  | "factIds"
  | "edition"
  | "editionState"
  | "mark"
  | "factValue"
  | "standing"
  | "factSource"
  | "day"
  | "month"
  | "instant"
  | "role";

export type Call = {
  readonly methods: readonly string[];
  readonly query?: Readonly<Record<string, Field>>;
  readonly body?: Readonly<Record<string, Field>>;
  readonly who: "link" | "admin" | "account";
};
