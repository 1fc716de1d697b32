import { createAdaptorServer } from "@hono/node-server";
import { GoTrueClient } from "@supabase/auth-js";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService, type AuthService } from "../../domain/auth/auth-service.ts";
import type { MailQueue } from "../../domain/notify/mail.ts";
import type { Log } from "../../domain/shared/log.ts";
import { succeed } from "../../domain/shared/result.ts";
import { authApi } from "../../server/api/auth-api.ts";
import { readRole } from "../../app/calls/site-schema.ts";
import { createStaffRoutes } from "../../server/api/api-routes.ts";
import { noteClientAddress } from "../../server/client-identity.ts";
import { proxyNetworks } from "../../server/environment-schema.ts";
import { openOnLoopback } from "./loopback.ts";
import { movableClock, type MovableClock } from "./movable-clock.ts";

export const email = "reviewer@example.com";
export const password = "correct horse battery";

export type AuthSite = {
  readonly auth: AuthService;
  readonly clock: MovableClock;
  readonly url: string;
  /** A browser of its own: the unmodified client of the session protocol, with its own storage. */
  readonly openClient: () => GoTrueClient;
  readonly post: (
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
};

/** Sign-in alone, over HTTP on loopback, with one account; closed when the test ends. */
export async function openAuthSite(
  database: OpenDatabase,
  options: { mail?: MailQueue; factorDue?: string | null; log?: Log } = {},
): Promise<AuthSite> {
  const clock = movableClock();
  const audit = createAuditLog({ clock });
  const siteUrl = "http://localhost:3000";
  const { factorDue = null, ...others } = options;
  const auth = createAuthService({
    database,
    clock,
    siteUrl,
    audit,
    ...others,
    factorDue: () => factorDue,
  });
  const made = await auth.accounts.create(email, password);
  if (!made.ok) throw new Error(made.failure.message);

  const app = new Hono();
  app.use(noteClientAddress(proxyNetworks.parse(undefined)));
  app.route("/auth/v1", authApi(auth, siteUrl));
  const role = createStaffRoutes(auth).adminRoute(readRole, (_input, { factorDue: due }) =>
    Promise.resolve(succeed({ role: "admin", factorDue: due })),
  );
  app.get("/functions/user-role", role.handler);
  const { url, close } = await openOnLoopback(createAdaptorServer(app));
  onTestFinished(close);
  let clients = 0;
  return {
    auth,
    clock,
    url,
    openClient: () =>
      new GoTrueClient({
        url: `${url}/auth/v1`,
        storageKey: `browser-${String(clients++)}`,
        storage: memoryStorage(),
        headers: { apikey: "public-anon-key" },
        autoRefreshToken: false,
        detectSessionInUrl: false,
      }),
    post: (path, body, headers) =>
      fetch(`${url}${path}`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
  };
}

/** A client that has signed in to the site's one account. */
export async function openSignedInClient({ openClient }: AuthSite): Promise<GoTrueClient> {
  const client = openClient();
  const { error } = await client.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

export async function sessionOf(client: GoTrueClient) {
  const { data } = await client.getSession();
  if (data.session === null) throw new Error("the client has no session");
  return data.session;
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
