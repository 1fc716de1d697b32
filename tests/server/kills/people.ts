import { z } from "zod";
import { createAuditLog } from "../../../domain/audit/audit-log.ts";
import { createAuthService } from "../../../domain/auth/auth-service.ts";
import { systemClock } from "../../../domain/shared/clock.ts";
import type { OpenDatabase } from "../../../database/open-database.ts";
import { codeOf } from "../../support/second-factor.ts";
import { attempt, statusOf, type Site } from "./site-calls.ts";

type Session = z.output<typeof sessionSchema>;

/** What the site has acknowledged to one person. */
type Person = {
  readonly email: string;
  password: string;
  /** A new password whose change was not answered: it may count or not. */
  askedPassword: string | null;
  session: Session | null;
  /** A session that was ended. */
  ended: Session | null;
  factorId: string | null;
};

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({
    factors: z.array(z.object({ id: z.string(), status: z.string() })).default([]),
  }),
});
const enrolledSchema = z.object({ id: z.string(), totp: z.object({ secret: z.string() }) });
const challengeSchema = z.object({ id: z.string() });

/** People with accounts: each signs in, takes a new password and a second factor, refreshes and signs out. */
export function createPeople(siteUrl: string) {
  const people: Person[] = [];
  const touched = new Set<Person>();
  const settled = { signIns: 0, passwords: 0, factors: 0, refreshes: 0, signOuts: 0 };
  let next = 0;

  return {
    settled,
    touched,
    all: people as readonly Person[],

    /** Those who have been here. */
    seen: () => people.slice(0, next),

    /** Gives this many people an account. */
    async enter(database: OpenDatabase, count: number): Promise<void> {
      const audit = createAuditLog({ clock: systemClock });
      const auth = createAuthService({ database, clock: systemClock, siteUrl, audit });
      for (let number = 1; number <= count; number++) {
        const email = `person-${number}@guide.example`;
        const password = `the first password of ${number}`;
        const made = await auth.accounts.create(email, password);
        if (!made.ok) throw new Error(made.failure.message);
        const nothing = { askedPassword: null, session: null, ended: null, factorId: null };
        people.push({ email, password, ...nothing });
      }
    },

    /** The next person does everything in a row; throws `NotDone` at what is not answered. */
    async visit(site: Site): Promise<void> {
      const person = people[next++];
      if (person === undefined) throw new Error("everybody has been here");
      touched.add(person);
      person.session = await signedIn(site, person.email, person.password);
      settled.signIns++;

      const { access_token } = person.session;
      const password = `a new password of ${person.email}`;
      person.askedPassword = password;
      await send(site, "PUT /auth/v1/user", { password }, access_token);
      person.password = password;
      person.askedPassword = null;
      settled.passwords++;

      const factor = { factor_type: "totp" };
      const enrolled = await send(site, "POST /auth/v1/factors", factor, access_token);
      const { id, totp } = enrolledSchema.parse(enrolled);
      const path = `POST /auth/v1/factors/${id}`;
      const challenge = challengeSchema.parse(
        await send(site, `${path}/challenge`, {}, access_token),
      );
      const typed = { challenge_id: challenge.id, code: codeOf(totp.secret, new Date()) };
      const verified = await send(site, `${path}/verify`, typed, access_token);
      person.session = sessionSchema.parse(verified);
      person.factorId = id;
      settled.factors++;

      person.session = await refreshed(site, person.session);
      settled.refreshes++;

      if (next % 2 !== 0) return;
      const { session } = person;
      // Until it is answered nobody knows whether the session has ended.
      person.session = null;
      await send(site, "POST /auth/v1/logout?scope=local", {}, session.access_token);
      person.ended = session;
      settled.signOuts++;
    },

    /** What of a person's account the site does not know, in words; nothing when all of it is there. */
    async missing(person: Person, site: Site): Promise<string[]> {
      const { email, session, ended, askedPassword, factorId } = person;
      const faults: string[] = [];
      if (session !== null) {
        const next = await attempt(refreshed(site, session));
        if (next === null) faults.push("the session");
        else person.session = next;
      }
      if (ended !== null) {
        const headers = { authorization: `Bearer ${ended.access_token}` };
        const used = await statusOf(site.request("/auth/v1/user", { headers }));
        const { refresh_token } = ended;
        const body = JSON.stringify({ refresh_token });
        const renewed = await statusOf(site.request(refreshPath, { method: "POST", body }));
        if (used !== 403 || renewed !== 400) faults.push("the end of its session");
      }
      let known: Session | null = null;
      for (const password of [askedPassword, person.password]) {
        if (password === null || known !== null) continue;
        known = await attempt(signedIn(site, email, password));
        if (known !== null) person.password = password;
      }
      person.askedPassword = null;
      const factors = known?.user.factors ?? [];
      const isVerified = factors.some(({ id, status }) => id === factorId && status === "verified");
      if (known === null) faults.push("the password");
      else if (factorId !== null && !isVerified) faults.push("the second factor");
      return faults.map((fault) => `${email}: ${fault}`);
    },
  };
}

const refreshPath = "/auth/v1/token?grant_type=refresh_token";

async function signedIn(site: Site, email: string, password: string): Promise<Session> {
  const answer = await send(site, "POST /auth/v1/token?grant_type=password", { email, password });
  return sessionSchema.parse(answer);
}

async function refreshed(site: Site, { refresh_token }: Session): Promise<Session> {
  return sessionSchema.parse(await send(site, `POST ${refreshPath}`, { refresh_token }));
}

/** What the session protocol answers; undefined for an answer without a body. */
async function send(site: Site, call: string, body: object, token = ""): Promise<unknown> {
  const [method, path = ""] = call.split(" ");
  const answer = await site.request(path, {
    ...(method !== undefined && { method }),
    headers: token === "" ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answer.status === 204 ? undefined : answer.json();
}
