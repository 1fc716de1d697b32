import { useEffect } from "react";
import type { Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { focusOn } from "../kit/focus.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { indianFields, monthsAfter, nameOfMonth } from "./month-days.ts";
import { MonthTable } from "./month-table.tsx";
import { PlanForm } from "./plan-form.tsx";
import { usePlan } from "./use-plan.ts";

/** A month of the blog: what is planned, what goes public by itself, what is public. The address names the month. */
export function PlanView({ admin }: { admin: Admin }) {
  const [query, changeQuery] = useAddressQuery();
  const asked = query.get("month") ?? "";
  const edited = query.get("edit");
  const { value, failure, refresh, actions } = usePlan(admin, asked);
  const month = value?.month ?? asked;
  const plan = value?.plans.find(({ id }) => id === edited) ?? null;
  const newDay = edited !== null && /^\d{4}-\d{2}-\d{2}$/.test(edited) ? edited : null;
  const isWriting = value !== null && (plan !== null || newDay !== null);

  useEffect(() => {
    if (isWriting) focusOn("plan-form");
  }, [isWriting, edited]);

  function close(): void {
    changeQuery({ edit: null });
    focusOn("plan-title");
  }

  return (
    <div className="stack-wide">
      <DeskHeading title="Plan">
        <button
          className="button"
          type="button"
          onClick={() => changeQuery({ edit: indianFields(new Date()).day })}
        >
          Plan a post
        </button>
      </DeskHeading>
      {failure !== null && (
        <NotLoaded what="The plan" reason={failure.message} retry={() => void refresh()} />
      )}
      {value === null && failure === null && <Loading label="Loading the plan…" />}
      {isWriting && (
        <PlanForm
          plan={plan}
          day={newDay ?? `${month}-01`}
          people={value.people}
          actions={actions}
          close={close}
          key={edited}
        />
      )}
      {value !== null && (
        <section className="stack" aria-labelledby="plan-title">
          <div className="plan-months">
            <h2 id="plan-title" tabIndex={-1}>
              {nameOfMonth(month)}
            </h2>
            <nav className="cluster" aria-label="Months">
              <a className="button button-quiet" href={`?month=${monthsAfter(month, -1)}`}>
                Previous month
              </a>
              <a className="button button-quiet" href={`?month=${monthsAfter(month, 1)}`}>
                Next month
              </a>
            </nav>
          </div>
          <MonthTable month={value} edit={(target) => changeQuery({ edit: target })} />
        </section>
      )}
    </div>
  );
}
