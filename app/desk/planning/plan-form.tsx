import { Link, useFetcher } from "react-router";
import type { PlannedMonth } from "../../../domain/review/schedules/plan-desk.ts";
import type { ShownPlan } from "../../../domain/posts/plans/post-plans.ts";
import { QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { ButtonBar, DeskForm, Field, SelectField } from "../kit/desk-form.tsx";
import { useCommand } from "../kit/use-command.ts";

/** What the buttons of an open plan ask for. */
export type PlanCommand =
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
export function PlanForm({ plan, day, people, records, close }: PlanFormProps) {
  const fetcher = useFetcher<Answer<unknown>>();
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
      <DeskForm
        {...{ fetcher }}
        keptAs={`plan-${plan?.id ?? day}`}
        label={title}
        onAccepted={close}
      >
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
          isBusy={fetcher.state !== "idle"}
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
            <Link className="button button-quiet" to={`/admin/posts/${plan.postId}`}>
              Open its post
            </Link>
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
