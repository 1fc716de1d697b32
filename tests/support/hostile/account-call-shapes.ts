import type { Call, Shape } from "./call-shapes.ts";

function call(methods: readonly string[], ...fields: readonly (string | [string, Shape])[]): Call {
  const shapes = fields.map((field) => (typeof field === "string" ? [field, {}] : field));
  return { methods, fields: Object.fromEntries(shapes) as Call["fields"], isOfAccount: true };
}

/** The calls of the session protocol, by which people sign in. */
export const accountCalls: Readonly<Record<string, Call>> = {
  "/auth/v1/token": call(["POST"], ...["email", "password", "refresh_token"], [
    "grant_type",
    { enum: ["password", "refresh_token"] },
  ]),
  "/auth/v1/user": call(
    ["GET", "PUT"],
    ...["password", "current_password", "email", "phone", "data"],
  ),
  "/auth/v1/logout": call(["POST"], ["scope", { enum: ["global", "local", "others"] }]),
  "/auth/v1/recover": call(["POST"], "email"),
  "/auth/v1/verify": call(["POST"], ["type", { const: "recovery" }], "token_hash"),
  "/auth/v1/factors": call(
    ["POST"],
    ["factor_type", { enum: ["totp", "phone"] }],
    ...["friendly_name", "issuer"],
  ),
  "/auth/v1/factors/:id": call(["DELETE"]),
  "/auth/v1/factors/:id/challenge": call(["POST"]),
  "/auth/v1/factors/:id/verify": call(["POST"], "challenge_id", "code"),
  "/auth/v1/.well-known/jwks.json": call(["GET"]),
};
