import type { Call } from "./call-shape.ts";

/** The calls on people, and those by which they sign in. */
export const accountCalls: Readonly<Record<string, Call>> = {
  "/functions/people": {
    methods: ["GET", "POST"],
    body: { email: "email", name: "text", role: "role" },
    who: "admin",
  },
  "/functions/people/:id": {
    methods: ["POST"],
    body: { role: "role", name: "text", removed: "flag" },
    who: "admin",
  },
  "/functions/people/:id/invite": { methods: ["POST"], body: {}, who: "admin" },
  "/functions/people/:id/end-sessions": { methods: ["POST"], body: {}, who: "admin" },
  "/functions/people/:id/reset-factor": { methods: ["POST"], body: {}, who: "admin" },
  "/functions/invitation": { methods: ["POST"], body: { token: "token" }, who: "link" },
  "/functions/join": {
    methods: ["POST"],
    body: { token: "token", name: "text", password: "password" },
    who: "link",
  },
  "/functions/account": { methods: ["GET", "POST"], body: { name: "text" }, who: "admin" },
  "/functions/recovery-codes": { methods: ["POST"], body: {}, who: "account" },
  "/functions/use-recovery-code": { methods: ["POST"], body: { code: "text" }, who: "account" },
  "/auth/v1/token": {
    methods: ["POST"],
    query: { grant_type: "grant" },
    body: { email: "email", password: "password", refresh_token: "refreshToken" },
    who: "account",
  },
  "/auth/v1/user": {
    methods: ["GET", "PUT"],
    body: {
      password: "password",
      current_password: "password",
      email: "email",
      phone: "text",
      data: "data",
    },
    who: "account",
  },
  "/auth/v1/logout": { methods: ["POST"], query: { scope: "signOutScope" }, who: "account" },
  "/auth/v1/recover": { methods: ["POST"], body: { email: "email" }, who: "account" },
  "/auth/v1/verify": {
    methods: ["POST"],
    body: { type: "verification", token_hash: "refreshToken" },
    who: "account",
  },
  "/auth/v1/factors": {
    methods: ["POST"],
    body: { factor_type: "factorType", friendly_name: "text", issuer: "text" },
    who: "account",
  },
  "/auth/v1/factors/:id": { methods: ["DELETE"], who: "account" },
  "/auth/v1/factors/:id/challenge": { methods: ["POST"], who: "account" },
  "/auth/v1/factors/:id/verify": {
    methods: ["POST"],
    body: { challenge_id: "postId", code: "code" },
    who: "account",
  },
  "/auth/v1/.well-known/jwks.json": { methods: ["GET"], who: "account" },
};
