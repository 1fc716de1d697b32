import { useEffect } from "react";
import { redirect } from "react-router";
import { Button, QuietButton, QuietLink } from "../kit/button.tsx";
import { useAddressPart } from "../kit/use-address-part.ts";
import { createPost } from "../../calls/editing.ts";
import { endPlan, readPlan, savePlan } from "../../calls/plan.ts";
import type { PlannedMonth } from "../../../domain/review/schedules/plan-desk.ts";
import type { ShownPlan } from "../../../domain/posts/plans/post-plans.ts";
import { listFacts } from "../../calls/facts-schema.ts";
import type { Route } from "./+types/plan-page.ts";
import type { Answer } from "../kit/call.ts";
import { commandOf, read, rereadFor, type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { DeskHeading } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { showAnswer, showToast } from "../kit/toasts.tsx";
import { indianFields, monthsAfter, nameOfMonth } from "./month-days.ts";
import { MonthTable } from "./month-table.tsx";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { useCommand } from "../kit/use-command.ts";

/** The address names the month, and which plan is open. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = new URL(request.url).searchParams.get("month") ?? "";
  const [plan, facts] = await Promise.all([read(readPlan, { month }), attempt(listFacts, {})]);
  // Without them a plan has no record to name, and loses nothing.
  const records = facts.ok ? facts.value.facts.map(({ id, label }) => ({ id, label })) : [];
  return { plan, records: records.toSorted((a, b) => a.label.localeCompare(b.label)) };
}

/** A plan that is opened changes nothing of the month. */
export const shouldRevalidate = rereadFor("month");

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<PlanCommand | SentForm>(request);
  if (command.kind === "end") return end(command.id, true);
  if (command.kind === "form") {
    const { id = "", title = "", day = "", note = "", personId, factId } = command.fields;
    const plan = { id: id || null, title, day, note, personId: personId || null };
    const answer = await attempt(savePlan, { ...plan, factId: factId || null });
    if (answer.ok) showToast({ title: id === "" ? "Planned." : "Plan changed.", topic: "plan" });
    return answer;
  }
  const { id: planId, title } = command.plan;
  const made = await attempt(createPost, { title, author: command.author, planId });
  if (made.ok) throw redirect(`/admin/posts/${made.value.post.postId}`);
  return made;

  async function end(id: string, isEnded: boolean): Promise<Answer<unknown>> {
    const answer = await attempt(endPlan, { id, isEnded });
    const undo = { label: "Undo", run: () => end(id, false) };
    return showAnswer(
      answer,
      ({ message }) => ({ title: message, ...(isEnded && { action: undo }) }),
      { topic: "plan" },
    );
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
            <QuietLink to={`?month=${monthsAfter(month.month, -1)}`} label="Previous month" />
            <QuietLink to={`?month=${monthsAfter(month.month, 1)}`} label="Next month" />
          </nav>
        </div>
        <MonthTable month={month} edit={edit} />
      </section>
    </div>
  );
}

/** What the buttons of an open plan ask for. */
type PlanCommand =
  | { readonly kind: "end"; readonly id: string }
  | { readonly kind: "write"; readonly plan: ShownPlan; readonly author: string };

type PlanFormProps = {
  /** Null for a new one. */
  plan: ShownPlan | null;
  /** Where a new one begins, `YYYY-MM-DD`. */
  day: string;
  people: PlannedMonth["people"];
  records: readonly { readonly id: string; readonly label: string }[];
  close: () => void;
};

/** A plan to be written, moved to another day, begun as a post, or taken out. */
function PlanForm({ plan, day, people, records, close }: PlanFormProps) {
  const { isBusy, answer, send } = useCommand<PlanCommand>((known) => {
    if (known.ok) close();
  });
  const title = plan === null ? "Plan a post" : `Planned: ${plan.title}`;
  const writer = people.find(({ id }) => id === plan?.personId)?.name ?? "";
  const gone =
    plan?.factId == null || records.some(({ id }) => id === plan.factId)
      ? []
      : [[plan.factId, plan.factLabel ?? "A fact that is gone"] as const];
  return (
    <section className="card stack" id="plan-form" tabIndex={-1} aria-labelledby="plan-form-title">
      <h2 className="desk-card-title" id="plan-form-title">
        {title}
      </h2>
      {answer?.ok === false && (
        <p className="alert alert-danger" role="alert">
          {answer.message}
        </p>
      )}
      <DeskForm keptAs={`plan-${plan?.id ?? day}`} label={title} onAccepted={close}>
        <input type="hidden" name="id" value={plan?.id ?? ""} />
        <Field
          name="title"
          label="What it is to be about"
          initial={plan?.title ?? ""}
          maxLength={160}
          required
        />
        <div className="schedule-fields">
          <Field name="day" label="Day" type="date" initial={plan?.day ?? day} required />
          <SelectField
            name="personId"
            label="Who writes it"
            initial={plan?.personId ?? ""}
            options={[["", "Nobody yet"], ...people.map(({ id, name }) => [id, name] as const)]}
          />
          <SelectField
            name="factId"
            label="The fact behind it"
            initial={plan?.factId ?? ""}
            options={[
              ["", "None"],
              ...gone,
              ...records.map(({ id, label }) => [id, label] as const),
            ]}
          />
        </div>
        <Field name="note" label="Note" rows={2} maxLength={500} initial={plan?.note ?? ""} />
        <ButtonBar
          submit={plan === null ? "Add to the plan" : "Save the plan"}
          cancel={{ label: "Close", run: close }}
        >
          {plan !== null && plan.postId === null && (
            <QuietButton
              label="Write it"
              {...{ isBusy }}
              run={() => send({ kind: "write", plan, author: writer })}
            />
          )}
          {plan !== null && plan.postId !== null && (
            <QuietLink to={`/admin/posts/${plan.postId}`} label="Open its post" />
          )}
          {plan !== null && (
            <QuietButton
              label="Take out of the plan"
              {...{ isBusy }}
              run={() => send({ kind: "end", id: plan.id })}
            />
          )}
        </ButtonBar>
      </DeskForm>
    </section>
  );
}
