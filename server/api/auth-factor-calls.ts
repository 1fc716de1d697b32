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
    const enrolled = await auth.factors.enrol(token, {
      issuer: body.issuer ?? site,
      friendlyName: body.friendly_name ?? null,
    });
    if (!enrolled.ok) return respondAuthFailure(context, enrolled.failure);
    const { factor, setup } = enrolled.value;
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
    const typed = { factorId: factorId(context), challengeId, code };
    const verified = await auth.factors.verify(token, typed);
    if (!verified.ok) return respondAuthFailure(context, verified.failure);
    return context.json(sessionAnswer(verified.value));
  };

  const unenrol: Handler = async (context) => {
    const removed = await auth.factors.unenrol(bearerToken(context), factorId(context));
    if (!removed.ok) return respondAuthFailure(context, removed.failure);
    return context.json(removed.value);
  };

  return { enrol, challenge, verify, unenrol };
}
