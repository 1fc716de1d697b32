import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../database/open-database.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { authApi } from "../../server/api/auth-api.ts";
import { accounts } from "../support/blog-posts.ts";
import { calls as shapes } from "../support/hostile/call-shapes.ts";
import { prepare, throwCalls } from "../support/hostile/hostile-calls.ts";
import { movableClock } from "../support/movable-clock.ts";
import { openPublishing } from "../support/publishing.ts";
import { openTestSite } from "../support/site.ts";
import { isProof, onEitherEngine } from "../support/tier.ts";

/** Each is compared with the whole database before and after it. `CALLS` and `SEED` ask for others, at length. */
const calls = Number(process.env.CALLS ?? (isProof ? 150 : 60));
const seed = Number(process.env.SEED ?? 2027);

onEitherEngine("whoever calls with anything at all", (openTestDatabase, engine) => {
  test("gets an answer of the contract, and what is refused changes nothing", async () => {
    const { request, location } = await openTestSite(accounts, engine);
    const database = await openDatabase(location);
    onTestFinished(() => database.close());
    const site = { request, database, siteUrl: "http://localhost:3000" };
    const known = await prepare(site, 2);
    const { findings, statuses } = await throwCalls(site, known, { calls, seed });
    expect(findings).toEqual([]);
    // Hostile calls that were all refused for the same reason would prove little.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]));
  });

  test("could call nothing that is not tried here", async () => {
    const database = await openTestDatabase();
    const siteUrl = "http://localhost:3000";
    const auth = createAuthService({ database, clock: movableClock(), siteUrl });
    const functions = openPublishing(database).api.routes;
    const accounts = authApi(auth, siteUrl).routes.map((route) => ({
      ...route,
      path: `/auth/v1${route.path}`,
    }));
    const taken = [...functions, ...accounts]
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    const tried = Object.entries(shapes).flatMap(([path, { methods }]) =>
      methods.map((method) => `${method} ${path}`),
    );
    expect(tried.toSorted()).toEqual(taken.toSorted());
  });
});
