import type { Handler } from "hono";
import type { AuthService } from "../../domain/auth/auth-service.ts";
import { respondAuthFailure, sessionAnswer } from "./auth-answers.ts";
import { clientOf, readBody } from "./auth-body.ts";
import { recoverySchema, verificationSchema } from "./auth-requests.ts";

/** A forgotten password, by `@supabase/auth-js`'s `resetPasswordForEmail` and `verifyOtp`. */
export function recoveryCalls({ recovery }: AuthService) {
  const recover: Handler = async (context) => {
    const body = await readBody(context, recoverySchema);
    if (body instanceof Response) return body;
    await recovery.recover(body.email, clientOf(context));
    return context.json({});
  };

  const verify: Handler = async (context) => {
    const body = await readBody(context, verificationSchema);
    if (body instanceof Response) return body;
    const redeemed = await recovery.redeem(body.token_hash, clientOf(context));
    if (!redeemed.ok) return respondAuthFailure(context, redeemed.failure);
    return context.json(sessionAnswer(redeemed.value));
  };

  return { recover, verify };
}
