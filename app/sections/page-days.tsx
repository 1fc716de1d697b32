import { longIndianDate } from "../../domain/shared/clock.ts";

type PageDaysProps = {
  /** Today, on pages that show when they were last updated (spec section 2). */
  lastUpdated?: string | undefined;
  /** Since when the page's facts are known to be right. */
  checkedOn?: string | undefined;
};

/** How fresh a page is: its date as the specification asks, beside it the day of the true check. */
export function PageDays({ lastUpdated, checkedOn }: PageDaysProps) {
  if (lastUpdated === undefined && checkedOn === undefined) return null;
  return (
    <p className="page-days cluster quiet">
      {lastUpdated !== undefined && (
        <span>
          Last Updated: <Day day={lastUpdated} />
        </span>
      )}{" "}
      {checkedOn !== undefined && (
        <span>
          Facts checked on <Day day={checkedOn} />
        </span>
      )}
    </p>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{longIndianDate(day)}</time>;
}
