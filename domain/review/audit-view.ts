import { dayMs, later } from "../shared/clock.ts";
import { z } from "zod";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { AuditDetails, ChainedEntry } from "../audit/audit-entry.ts";
import type { AuditKind } from "../audit/audit-kinds.ts";
import { isPostId } from "../posts/post.ts";
import { fail, succeed, type ValueOf } from "../shared/result.ts";
import { searchedWords } from "../shared/written-text.ts";
import { addressOfActor, linkOfActor } from "./office.ts";
import type { ReviewRoom } from "./review-room.ts";

const auditPageSize = 50;

const end = 2_147_483_647;

export type LoggedChange = ReturnType<typeof changesIn>[number];

export type AuditPage = ValueOf<ReturnType<typeof createAuditView>["page"]>;

type AuditQuery = {
  readonly q: string;
  readonly postId: string;
  readonly cursor: string;
  readonly person: string;
  readonly kind: AuditKind | "";
  readonly day: string;
};

type Person = { readonly id: string; readonly email: string; readonly name: string | null };

type Dependencies = ReviewRoom & {
  readonly people: {
    readonly list: () => Promise<{
      readonly people: readonly Person[];
      readonly former: readonly Person[];
      readonly invitations: readonly Person[];
    }>;
  };
};

const machines: ReadonlyMap<string, string> = new Map([
  ["system", "The site"],
  ["first-start", "The first start of the site"],
  ["command-line", "A command on the server"],
]);

const erased = "Somebody whose account is erased";

export function createAuditView(dependencies: Dependencies) {
  const { database, posts, links, audit, people, facts } = dependencies;
  const { queries } = database;
  return {
    async page(input: AuditQuery) {
      const { q, postId, cursor, person, kind, day } = input;
      if (postId !== "" && !isPostId(postId)) return fail("malformed", "This is no post's id.");
      if (!/^\d{0,9}$/.test(cursor))
        return fail("malformed", "This page of the log does not exist.");
      const from = day === "" ? null : new Date(`${day}T00:00:00+05:30`);
      if (from !== null && Number.isNaN(from.getTime()))
        return fail("malformed", "A day is written like 2026-11-22.");
      const { people: office, former, invitations } = await people.list();
      const known = [...office, ...former];
      const narrowed = {
        sequence: cursor === "" ? end : Number(cursor),
        postId: postId || null,
        actor: actorOf(person, known),
        kind: kind || null,
        between: from && {
          from: from.toISOString(),
          to: later(from, dayMs),
        },
        words: searchedWords(q).map((word) => ({
          word,
          ids: idsOf(word, [...known, ...invitations]),
        })),
      };
      const found = await audit.entriesBefore(queries, narrowed, auditPageSize + 1);
      const entries = found.slice(0, auditPageSize);
      const last = found.length > entries.length ? entries.at(-1) : undefined;
      return succeed({
        entries: await named(entries, known, invitations),
        nextCursor: last === undefined ? null : String(last.sequence),
        chain: cursor === "" ? await audit.verifyChain(queries) : null,
        people: office.map(({ email, name }) => ({ email, name: name ?? email })),
      });
    },
  };

  /** Of people and facts, which entries have by their ids. */
  function idsOf(word: string, everyone: readonly Person[]): readonly string[] {
    const isMeant = (name: string | null) => name?.toLowerCase().includes(word) === true;
    return [
      ...everyone.filter(({ name }) => isMeant(name)).flatMap(({ id, email }) => [id, email]),
      ...facts.current().all.flatMap(({ id, label }) => (isMeant(label) ? id : [])),
    ];
  }

  async function named(
    entries: readonly ChainedEntry[],
    known: readonly Person[],
    invitations: readonly Person[],
  ) {
    const postIds = [...new Set(entries.flatMap(({ post_id }) => post_id ?? []))];
    const listed = await Promise.all(postIds.map((id) => posts.list.find(id)));
    const titles = new Map(
      listed.flatMap((post) => (post.ok ? [[post.value.id, post.value.title]] : [])),
    );
    const linkIds = [...new Set(entries.flatMap(({ actor }) => linkOfActor(actor) ?? []))];
    const holders = new Map((await links.byIds(queries, linkIds)).map((link) => [link.id, link]));
    const nameOf = (email: string) =>
      known.find((one) => one.email === email.toLowerCase())?.name ?? email;
    return entries.map((entry) => ({
      ...entry,
      by: byWhom(entry.actor),
      postTitle:
        entry.post_id === null ? null : (titles.get(entry.post_id) ?? titleIn(entry.details)),
      about: aboutWhat(entry),
      changes: changesIn(entry.details, facts.current()),
    }));

    function aboutWhat({ actor, details }: ChainedEntry): string | null {
      const { accountId } = details;
      if (typeof accountId !== "string") return subjectIn(details, facts.current());
      if (accountId === actor) return null;
      const person = [...known, ...invitations].find(({ id }) => id === accountId);
      return person === undefined ? erased : (person.name ?? person.email);
    }

    function byWhom(actor: string): string {
      const email = addressOfActor(actor);
      if (email !== null) return nameOf(email);
      const linkId = linkOfActor(actor);
      // Whoever signs in, and sets up their own account, is written down by the account.
      const account = known.find(({ id }) => id === actor);
      if (account !== undefined) return account.name ?? account.email;
      if (linkId === null) return machines.get(actor) ?? erased;
      const link = holders.get(linkId);
      if (link?.sent_to !== null && link !== undefined)
        return `${nameOf(link.sent_to)}, by a mailed link`;
      const maker = addressOfActor(link?.created_by ?? null);
      return maker === null ? "Via a review link" : `Via ${nameOf(maker)}'s review link`;
    }
  }
}

/** The actors that are meant, or how those begin; null for everybody. What somebody does to their own account is written down by the account. */
function actorOf(person: string, known: readonly Person[]) {
  if (person === "") return null;
  if (person === "links") return { startsWith: "link:" } as const;
  if (person === "site") return { among: ["system"] } as const;
  const account = known.find(({ email }) => email === person);
  return { among: [`admin:${person}`, ...(account === undefined ? [] : [account.id])] } as const;
}

function titleIn({ title }: Readonly<Record<string, unknown>>): string | null {
  return typeof title === "string" ? title : null;
}

const loggedText = z
  .union([z.string(), z.number(), z.null()])
  .transform((given) => (given === null ? null : String(given)))
  .catch(null);

// Other versions of the site wrote other details: what cannot be read is left out.
const settings = z.record(
  z.string(),
  z.union([z.string(), z.object({ from: loggedText, to: loggedText })]),
);
const changed = z.object({
  changed: settings.catch({}),
  was: loggedText,
  role: loggedText,
  movedFrom: loggedText,
  publishAt: loggedText,
  facts: z
    .array(
      z.union([
        z.string().transform((factId) => ({ factId })),
        z.object({ factId: z.string(), before: loggedText, after: loggedText }),
      ]),
    )
    .catch([]),
});

function changesIn(details: AuditDetails, known: FactSnapshot) {
  const { changed: fields, was, role, movedFrom, publishAt, facts } = changed.parse(details);
  return [
    ...Object.entries(fields).map(([what, to]) =>
      typeof to === "string"
        ? { what, from: null, to: to === "changed" ? null : to }
        : { what, from: to.from, to: to.to },
    ),
    ...("was" in details ? [{ what: "role", from: was, to: role }] : []),
    ...(movedFrom === null ? [] : [{ what: "publishAt", from: movedFrom, to: publishAt }]),
    ...facts.flatMap((fact) =>
      "after" in fact
        ? [{ what: labelOf(fact.factId, known), from: fact.before, to: fact.after }]
        : [],
    ),
  ];
}

const subject = z.object({
  facts: z.array(z.string()).catch([]),
  sentTo: loggedText,
  address: loggedText,
  name: loggedText,
  headline: loggedText,
  edition: loggedText,
  state: loggedText,
  year: loggedText,
  round: loggedText,
});

function subjectIn(details: AuditDetails, known: FactSnapshot): string | null {
  const { facts, sentTo, address, name, headline, edition, state, year, round } =
    subject.parse(details);
  if (facts.length > 0) return facts.map((id) => labelOf(id, known)).join(", ");
  if (year !== null && round !== null) return `JoSAA ${year}, round ${round}`;
  if (edition !== null) return state === null ? edition : `${edition}, ${state}`;
  return sentTo ?? name ?? headline ?? address;
}

function labelOf(factId: string, known: FactSnapshot): string {
  return known.find(factId)?.label ?? factId;
}
