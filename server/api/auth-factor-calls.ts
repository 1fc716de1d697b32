import type { Context, Handler } from "hono";
import type { AuthService } from "../../domain/auth/auth-service.ts";
import { bearerToken } from "../client-identity.ts";
import { respondAuthFailure, sessionAnswer } from "./auth-answers.ts";
import { codeSchema, factorSchema, readBody } from "./auth-requests.ts";

/** `@supabase/auth-js`'s `mfa` calls: a second factor is set up, asked for, shown and taken away. */
export function factorCalls(auth: AuthService, siteUrl: string) {
  const site = new URL(siteUrl).hostname;
  const factorId = (context: Context) => context.req.param("id") ?? "";

  const enrol: Handler = async (context) => {
    const token = bearerToken(context);
    const caller = await auth.readUser(token);
    if (!caller.ok) return respondAuthFailure(context, caller.failure);
    const body = await readBody(context, factorSchema);
    if (body instanceof Response) return body;
    const enrolment = await auth.factors.enrol(token, {
      issuer: body.issuer ?? site,
      friendlyName: body.friendly_name ?? null,
    });
    if (!enrolment.ok) return respondAuthFailure(context, enrolment.failure);
    const { factor, setup } = enrolment.value;
    return context.json({
      id: factor.id,
      type: body.factor_type,
      ...(factor.friendlyName !== null && { friendly_name: factor.friendlyName }),
      totp: { qr_code: setup.qrCode, secret: setup.secret, uri: setup.uri },
    });
  };

  const challenge: Handler = async (context) => {
    const put = await auth.factors.challenge(bearerToken(context), factorId(context));
    if (!put.ok) return respondAuthFailure(context, put.failure);
    const { id, expiresAt } = put.value;
    return context.json({ id, type: "totp", expires_at: expiresAt });
  };

  const verify: Handler = async (context) => {
    const token = bearerToken(context);
    const caller = await auth.readUser(token);
    if (!caller.ok) return respondAuthFailure(context, caller.failure);
    const body = await readBody(context, codeSchema);
    if (body instanceof Response) return body;
    const { challenge_id: challengeId, code } = body;
    const verificationInput = { factorId: factorId(context), challengeId, code };
    const verification = await auth.factors.verify(token, verificationInput);
    if (!verification.ok) return respondAuthFailure(context, verification.failure);
    return context.json(sessionAnswer(verification.value));
  };

  const unenrol: Handler = async (context) => {
    const removal = await auth.factors.unenrol(bearerToken(context), factorId(context));
    if (!removal.ok) return respondAuthFailure(context, removal.failure);
    return context.json(removal.value);
  };

  return { enrol, challenge, verify, unenrol };
}
