import { useEffect } from "react";
import { Link, redirect } from "react-router";
import { Button } from "../kit/button.tsx";
import { useAddressPart } from "../kit/use-address-part.ts";
import { createPost } from "../../calls/editing.ts";
import { endPlan, readPlan, savePlan } from "../../calls/plan.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import type { Route } from "./+types/plan-page.ts";
import type { Answer } from "../kit/call.ts";
import { attempt, commandOf, read, rereadFor, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { indianFields, monthsAfter, nameOfMonth } from "./month-days.ts";
import { MonthTable } from "./month-table.tsx";
import { PlanForm, type PlanCommand } from "./plan-form.tsx";

/** The address names the month, and which plan is open. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const month = new URL(request.url).searchParams.get("month") ?? "";
  const [plan, facts] = await Promise.all([
    read(context, readPlan, { month }),
    attempt(context, listFacts, {}),
  ]);
  // Without them a plan has no record to name, and loses nothing.
  const records = facts.ok ? facts.value.facts.map(({ id, label }) => ({ id, label })) : [];
  return { plan, records: records.toSorted((a, b) => a.label.localeCompare(b.label)) };
}

/** A plan that is opened changes nothing of the month. */
export const shouldRevalidate = rereadFor("month");

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<PlanCommand | SentForm>(request);
  if (command.kind === "end") return end(command.id, true);
  if (command.kind === "form") {
    const { id = "", title = "", day = "", note = "", personId, factId } = command.fields;
    const plan = { id: id || null, title, day, note, personId: personId || null };
    const answer = await attempt(context, savePlan, { ...plan, factId: factId || null });
    if (answer.ok) showToast({ title: id === "" ? "Planned." : "Plan changed.", topic: "plan" });
    return answer;
  }
  const { id: planId, title } = command.plan;
  const made = await attempt(context, createPost, { title, author: command.author, planId });
  if (made.ok) throw redirect(`/admin/posts/${made.value.post.postId}`);
  return made;

  async function end(id: string, isEnded: boolean): Promise<Answer<unknown>> {
    const answer = await attempt(context, endPlan, { id, isEnded });
    if (!answer.ok) showToast({ title: answer.message, tone: "failure", topic: "plan" });
    else
      showToast({
        title: answer.value.message,
        topic: "plan",
        ...(isEnded && { action: { label: "Undo", run: () => end(id, false) } }),
      });
    return answer;
  }
}

/** A month of the blog: what is planned, what goes public by itself, what is public. */
export default function PlanPage({ loaderData: { plan: month, records } }: Route.ComponentProps) {
  const [edited, setEdited] = useAddressPart("edit");
  const plan = month.plans.find(({ id }) => id === edited) ?? null;
  const newDay = edited !== null && /^\d{4}-\d{2}-\d{2}$/.test(edited) ? edited : null;
  const isWriting = plan !== null || newDay !== null;

  useEffect(() => {
    if (isWriting) focusOn("plan-form");
  }, [isWriting, edited]);

  function edit(target: string | null): void {
    setEdited(target);
    if (target === null) focusOn("plan-title");
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="Plan">
        <Button label="Plan a post" run={() => edit(indianFields(new Date()).day)} />
      </DeskHeading>
      {isWriting && (
        <PlanForm
          {...{ plan, records }}
          day={newDay ?? `${month.month}-01`}
          people={month.people}
          close={() => edit(null)}
          key={edited}
        />
      )}
      <section className="stack" aria-labelledby="plan-title">
        <div className="plan-months">
          <h2 id="plan-title" tabIndex={-1}>
            {nameOfMonth(month.month)}
          </h2>
          <nav className="cluster" aria-label="Months">
            <Link className="button button-quiet" to={`?month=${monthsAfter(month.month, -1)}`}>
              Previous month
            </Link>
            <Link className="button button-quiet" to={`?month=${monthsAfter(month.month, 1)}`}>
              Next month
            </Link>
          </nav>
        </div>
        <MonthTable month={month} edit={edit} />
      </section>
    </div>
  );
}
