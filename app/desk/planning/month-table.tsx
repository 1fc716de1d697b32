import { Link } from "react-router";
import type { PlannedMonth } from "../../../domain/review/schedules/plan-desk.ts";
import { indianFields, nameOfDay, nameOfMonth, weeksOf, type MonthDay } from "./month-days.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type MonthTableProps = {
  month: PlannedMonth;
  /** Opens a plan by its id, or a new one by its day. */
  edit: (target: string) => void;
};

/** The days of a month with what is on them; on a phone, a list of the days that have anything. */
export function MonthTable({ month, edit }: MonthTableProps) {
  const today = indianFields(new Date()).day;
  const isEmpty = month.plans.length + month.scheduled.length + month.published.length === 0;
  return (
    <>
      {isEmpty && <p>Nothing is planned, scheduled or published in this month yet.</p>}
      <table className="plan-table">
        <caption className="visually-hidden">
          Planned, scheduled and published posts of {nameOfMonth(month.month)}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th scope="col" key={name}>
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  <td className="plan-day-none" key={place} />
                ) : (
                  <DayCell
                    day={day}
                    isToday={day.day === today}
                    month={month}
                    edit={edit}
                    key={place}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type DayCellProps = MonthTableProps & { day: MonthDay; isToday: boolean };

function DayCell({ day: { day, number }, isToday, month, edit }: DayCellProps) {
  const on = <Entry extends { readonly day: string }>(entries: readonly Entry[]) =>
    entries.filter((entry) => entry.day === day);
  const [plans, scheduled, published] = [on(month.plans), on(month.scheduled), on(month.published)];
  const isEmpty = plans.length + scheduled.length + published.length === 0;
  const name = nameOfDay(day);
  return (
    <td
      className={isEmpty ? "plan-day plan-day-empty" : "plan-day"}
      aria-current={isToday ? "date" : undefined}
    >
      <div className="plan-day-head">
        <span className="plan-day-number" aria-hidden="true">
          {number}
        </span>
        <span className="plan-day-name">
          {name}
          {isToday && ", today"}
        </span>
        <button
          className="plan-add"
          type="button"
          aria-label={`Plan a post on ${name}`}
          onClick={() => edit(day)}
        >
          +
        </button>
      </div>
      {!isEmpty && (
        <ul className="plan-entries">
          {published.map(({ postId, title, path }) => (
            <li key={postId}>
              <a className="plan-entry" href={path}>
                <span className="badge">Published</span> {title}
              </a>
            </li>
          ))}
          {scheduled.map(({ postId, title, publishAt }) => (
            <li key={postId}>
              <Link className="plan-entry" to={`/admin/posts/${postId}`}>
                <span className="badge">Scheduled {indianFields(new Date(publishAt)).time}</span>{" "}
                {title}
              </Link>
            </li>
          ))}
          {plans.map((plan) => (
            <li key={plan.id}>
              <button className="plan-entry" type="button" onClick={() => edit(plan.id)}>
                <span className="badge badge-quiet">
                  {plan.postId === null ? "Planned" : "Begun"}
                </span>{" "}
                {plan.title}
                <span className="quiet">{detailsOf(plan, month.people)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function detailsOf(
  { personId, factLabel }: PlannedMonth["plans"][number],
  people: PlannedMonth["people"],
): string {
  const person = people.find(({ id }) => id === personId)?.name ?? null;
  return [person, factLabel].filter((part) => part !== null).join(" · ");
}
