import { z } from "zod";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import { createAuthService } from "../../domain/auth/auth-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { codeOf } from "../support/second-factor.ts";
import { bearer, type Answer, type Calls } from "./calls.ts";

/** What the site has acknowledged to one person. */
type Person = {
  readonly email: string;
  password: string;
  /** A new password whose change was not answered: it may count or not. */
  askedPassword: string | null;
  session: { access_token: string; refresh_token: string } | null;
  /** A session that was ended. */
  ended: { access_token: string; refresh_token: string } | null;
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
  let attempts = 0;

  return {
    settled,
    touched,
    all: people as readonly Person[],

    /** Those who have been here. */
    seen: () => people.slice(0, next),

    /** The access token of a new session; throws when there is none to be had. */
    async signInAs(site: Calls, who: { email: string; password: string }): Promise<string> {
      const answer = await asked(site, who.email, who.password);
      const session = read(answer);
      if (session === undefined)
        throw new Error(`${who.email} cannot sign in: ${JSON.stringify(answer)}`);
      return session.access_token;
    },

    /** Gives this many people an account. */
    async enter(database: OpenDatabase, count: number): Promise<void> {
      const audit = createAuditLog({ clock: systemClock });
      const auth = createAuthService({ database, clock: systemClock, siteUrl, audit });
      for (let number = 1; number <= count; number++) {
        const person = newPerson(number);
        const made = await auth.accounts.create(person.email, person.password);
        if (!made.ok) throw new Error(made.failure.message);
        people.push(person);
      }
    },

    /** The next person does everything in a row, as far as it is answered. */
    async visit(site: Calls): Promise<void> {
      const person = people[next++];
      if (person === undefined) throw new Error("everybody has been here");
      touched.add(person);
      if (!(await signIn(site, person))) return;
      if (!(await changePassword(site, person))) return;
      if (!(await enrol(site, person))) return;
      if (!(await refresh(site, person))) return;
      if (next % 2 === 0) await signOut(site, person);
    },

    /** What of a person's account the site does not know, in words; nothing when all of it is there. */
    async missing(person: Person, site: Calls): Promise<string[]> {
      const faults: string[] = [];
      if (person.session !== null && !(await refresh(site, person))) faults.push("the session");
      if (person.ended !== null) {
        const { access_token, refresh_token } = person.ended;
        const used = await site.get("/auth/v1/user", bearer(access_token));
        const renewed = await site.post(refreshPath, { refresh_token });
        if (used?.status !== 403 || renewed?.status !== 400) faults.push("the end of its session");
      }
      const passwords = [person.askedPassword, person.password];
      let known: z.output<typeof sessionSchema> | undefined;
      for (const password of passwords) {
        if (password === null || known !== undefined) continue;
        known = await grant(site, person.email, password);
        if (known !== undefined) person.password = password;
      }
      person.askedPassword = null;
      const { factorId } = person;
      const factors = known?.user.factors ?? [];
      if (known === undefined) faults.push("the password");
      else if (
        factorId !== null &&
        !factors.some(({ id, status }) => id === factorId && status === "verified")
      )
        faults.push("the second factor");
      return faults.map((fault) => `${person.email}: ${fault}`);
    },
  };

  async function grant(site: Calls, email: string, password: string) {
    return read(await asked(site, email, password));
  }

  function asked(site: Calls, email: string, password: string): Promise<Answer | null> {
    const body = { email, password };
    // As through a proxy: failures are counted by address, and many are not one visitor's.
    const address = `10.0.${Math.floor(++attempts / 250)}.${attempts % 250}`;
    return site.post(passwordPath, body, { "x-forwarded-for": address });
  }

  async function signIn(site: Calls, person: Person): Promise<boolean> {
    const session = await grant(site, person.email, person.password);
    if (session === undefined) return false;
    person.session = session;
    settled.signIns++;
    return true;
  }

  async function changePassword(site: Calls, person: Person): Promise<boolean> {
    const { session, email } = person;
    if (session === null) return false;
    const password = `a new password of ${email}`;
    person.askedPassword = password;
    const answer = await site.put("/auth/v1/user", { password }, bearer(session.access_token));
    if (answer?.status !== 200) return false;
    person.password = password;
    person.askedPassword = null;
    settled.passwords++;
    return true;
  }

  async function enrol(site: Calls, person: Person): Promise<boolean> {
    if (person.session === null) return false;
    const headers = bearer(person.session.access_token);
    const command = { factor_type: "totp" };
    const enrolled = await site.post("/auth/v1/factors", command, headers);
    if (enrolled?.status !== 200) return false;
    const { id, totp } = enrolledSchema.parse(enrolled.body);
    const asked = await site.post(`/auth/v1/factors/${id}/challenge`, {}, headers);
    if (asked?.status !== 200) return false;
    const { id: challenge_id } = challengeSchema.parse(asked.body);
    const typed = { challenge_id, code: codeOf(totp.secret, new Date()) };
    const session = read(await site.post(`/auth/v1/factors/${id}/verify`, typed, headers));
    if (session === undefined) return false;
    person.session = session;
    person.factorId = id;
    settled.factors++;
    return true;
  }

  async function refresh(site: Calls, person: Person): Promise<boolean> {
    const refresh_token = person.session?.refresh_token;
    const session = read(await site.post(refreshPath, { refresh_token }));
    if (session === undefined) return false;
    person.session = session;
    settled.refreshes++;
    return true;
  }

  async function signOut(site: Calls, person: Person): Promise<void> {
    const { session } = person;
    if (session === null) return;
    // Until it is answered nobody knows whether the session has ended.
    person.session = null;
    const headers = bearer(session.access_token);
    const answer = await site.post("/auth/v1/logout?scope=local", undefined, headers);
    if (answer?.status !== 204) return;
    person.ended = session;
    settled.signOuts++;
  }
}

const passwordPath = "/auth/v1/token?grant_type=password";
const refreshPath = "/auth/v1/token?grant_type=refresh_token";

function newPerson(number: number): Person {
  return {
    email: `person-${number}@guide.example`,
    password: `the first password of ${number}`,
    askedPassword: null,
    session: null,
    ended: null,
    factorId: null,
  };
}

/** The session of a success; undefined for every other answer. */
function read(answer: Answer | null) {
  return answer?.status === 200 ? sessionSchema.parse(answer.body) : undefined;
}
