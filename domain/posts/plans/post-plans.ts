import { uuidv7 } from "uuidv7";
import { z } from "zod";
import type { OpenDatabase, Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import { indianDate, monthAfter, monthStart, type Clock } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { writtenTextSchema } from "../../shared/written-text.ts";
import { filledText } from "../text/fact-tokens.ts";
import { factsOf } from "../post-edition.ts";
import { postAddress } from "../post-address.ts";
import { isPostId, postLimits } from "../post.ts";
import * as repository from "./plan-repository.ts";
import type { PlannedPost } from "./plan-repository.ts";

export type { PlannedPost } from "./plan-repository.ts";

/** Longest note to a plan, in characters. */
const longestNote = 500;

/** A plan as the desk shows it. */
export type ShownPlan = PlannedPost & {
  /** What the linked record is called; null without one, or when it is gone. */
  readonly factLabel: string | null;
};

export type PublishedInMonth = {
  readonly postId: string;
  readonly title: string;
  /** ISO day in India. */
  readonly day: string;
  readonly path: string;
};

export type PlanCommand = {
  /** Null for a new one. */
  readonly id: string | null;
  readonly title: string;
  readonly note: string;
  readonly day: string;
  readonly personId: string | null;
  readonly factId: string | null;
  readonly by: { readonly email: string };
};

export type PostPlans = ReturnType<typeof createPostPlans>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: Pick<FactsService, "current">;
};

/** What the office means to write, by days. */
export function createPostPlans({ database, clock, audit, facts }: Dependencies) {
  const { queries } = database;
  return {
    /** The month of today in India, as `YYYY-MM`. */
    presentMonth: () => indianDate(clock.now()).slice(0, 7),

    /** What is planned for a month (`YYYY-MM`) and what became public in it, by days in India. */
    async ofMonth(
      month: string,
    ): Promise<{ plans: readonly ShownPlan[]; published: readonly PublishedInMonth[] }> {
      const days = { from: `${month}-01`, to: `${month}-31` };
      const span = { from: monthStart(month), until: monthStart(monthAfter(month)) };
      const current = facts.current();
      const published = await repository.listPublishedBetween(queries, span);
      return {
        plans: (await repository.listPlans(queries, days)).map(shown),
        published: published.map(({ id, title, slug, publishedAt, edition }) => ({
          postId: id,
          title: filledText(title, factsOf({ edition }, current)),
          day: indianDate(publishedAt),
          path: postAddress({ slug, published_at: publishedAt }),
        })),
      };
    },

    /** Stores a plan, new or changed; `unacceptable` when a part cannot be kept, `not-found` without such a plan. */
    async save({ id, by, ...typed }: PlanCommand): Promise<Result<ShownPlan>> {
      const plan = planOf(typed);
      if (!plan.ok) return plan;
      return database.transaction(async (transaction) => {
        const known = id === null ? null : await findPlan(transaction, id);
        if (id !== null && known === null) return noSuchPlan();
        const actor = `admin:${by.email}`;
        const saved = { ...plan.value, id: known?.id ?? uuidv7(), postId: known?.postId ?? null };
        if (known === null)
          await repository.insertPlan(transaction, saved, {
            by: actor,
            at: clock.now().toISOString(),
          });
        else await repository.updatePlan(transaction, saved);
        const action = known === null ? "plan-added" : "plan-changed";
        const { title, day } = saved;
        await audit.append(transaction, {
          actor,
          action,
          details: { planId: saved.id, title, day },
        });
        return succeed(shown(saved));
      });
    },

    /** Takes a plan out, or brings it back; `not-found` without such a plan. */
    end(command: {
      readonly id: string;
      readonly isEnded: boolean;
      readonly by: { readonly email: string };
    }): Promise<Result<null>> {
      const { id, isEnded, by } = command;
      return database.transaction(async (transaction) => {
        const known = await findPlan(transaction, id);
        if (known === null) return noSuchPlan();
        await repository.updatePlanEnd(transaction, id, isEnded ? clock.now().toISOString() : null);
        const { title, day } = known;
        await audit.append(transaction, {
          actor: `admin:${by.email}`,
          action: isEnded ? "plan-ended" : "plan-added",
          details: { planId: id, title, day },
        });
        return succeed(null);
      });
    },

    /** Notes which post came of a plan, in the caller's transaction; without such a plan nothing. */
    async link(transaction: Queries, id: string, postId: string): Promise<void> {
      if (isPostId(id)) await repository.updatePlannedPost(transaction, id, postId);
    },
  };

  function shown(plan: PlannedPost): ShownPlan {
    const record = plan.factId === null ? undefined : facts.current().find(plan.factId);
    return { ...plan, factLabel: record?.label ?? null };
  }

  function planOf(
    typed: Omit<PlanCommand, "id" | "by">,
  ): Result<Omit<PlannedPost, "id" | "postId">> {
    const title = writtenTextSchema.parse(typed.title).replaceAll(/\s+/g, " ");
    const note = writtenTextSchema.parse(typed.note);
    if (title === "") return fail("unacceptable", "Please say what the post is to be about.");
    if (title.length > postLimits.title)
      return fail("unacceptable", `The title can have ${postLimits.title} characters at most.`);
    if (note.length > longestNote)
      return fail("unacceptable", `The note can have ${longestNote} characters at most.`);
    if (!z.iso.date().safeParse(typed.day).success)
      return fail("unacceptable", "Please choose a day.");
    const { day, personId, factId } = typed;
    if (personId !== null && !isPostId(personId))
      return fail("unacceptable", "Please choose somebody of the office.");
    if (factId !== null && facts.current().find(factId) === undefined)
      return fail("unacceptable", "There is no such record.");
    return succeed({ title, note, day, personId, factId });
  }
}

function findPlan(transaction: Queries, id: string): Promise<PlannedPost | null> {
  return isPostId(id) ? repository.findPlan(transaction, id) : Promise.resolve(null);
}

const noSuchPlan = () => fail("not-found", "There is no such plan any more.");
