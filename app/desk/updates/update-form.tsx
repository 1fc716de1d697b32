import { Badge } from "@mantine/core";
import { lazy, Suspense, useMemo, useRef } from "react";
import { useFetcher } from "react-router";
import { newsCategories } from "../../../content/news-categories.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import { updateLimits } from "../../../domain/updates/update-terms.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { checkUpdate, type listUpdates } from "../../calls/updates-schema.ts";
import type { clientLoader } from "../facts/facts-page.tsx";
import { useIsApprover } from "../kit/office-access.ts";
import { QuietButton } from "../kit/button.tsx";
import { DeskForm, Field, SubmitButton, TickField, useTyped } from "../kit/desk-form.tsx";
import { Part } from "../kit/desk-page.tsx";
import { useAnswer } from "../kit/use-task.ts";

const FactSelect = lazy(() => import("../facts/fact-select.tsx"));

type UpdateFormProps = { update: DeskUpdate | null; today: string; close: () => void };

export function UpdateForm({ update, today, close }: UpdateFormProps) {
  const isApprover = useIsApprover();
  const keptAs = `update-${update?.id ?? newUpdate}`;
  const initial = useMemo(() => initialForm(update, today), [update, today]);
  const { typed: kept, put, discard } = useTyped(keptAs);
  const typed: TypedUpdate = { ...initial, ...kept };
  const isLive = update?.state === "published";
  const isStale = update !== null && typed["version"] !== String(update.version);
  const title = update === null ? "New update" : `Edit “${update.headline}”`;

  return (
    <Part isCard id="update-form" title={title}>
      {isLive && (
        <p className="alert">
          This update is live: readers see your change as soon as you save it.
        </p>
      )}
      {/* Somebody else was faster: both texts are there, and the person decides. */}
      {isStale && (
        <div className="alert alert-warning" role="alert">
          <p>
            Somebody has changed this update since you opened it. It now says:{" "}
            <strong>{update.headline}</strong>. {update.shownSummary}
          </p>
          <p>
            <QuietButton
              label="Put my words in its place"
              run={() => put({ ...kept, version: String(update.version) })}
            />
          </p>
        </div>
      )}
      <DeskForm
        keptAs={keptAs}
        label="The update"
        initial={initial}
        kept={{ version: initial["version"] ?? "0" }}
        onAccepted={close}
      >
        <input type="hidden" name="id" value={update?.id ?? ""} />
        <UpdateFields typed={typed} today={today} />
        <UpdatePreview typed={typed} />
        <div className="cluster">
          <SubmitButton label={isLive ? "Save and publish" : "Save draft"} isOff={isStale} />
          {isApprover && !isLive && (
            <SubmitButton label="Publish" intent="publish" isOff={isStale} />
          )}
          <QuietButton label="Close" run={close} />
          {Object.keys(kept).length > 0 && (
            <QuietButton
              label="Discard what I typed"
              run={() => {
                discard();
                close();
              }}
            />
          )}
        </div>
      </DeskForm>
    </Part>
  );
}

function UpdateFields({ typed, today }: { typed: TypedUpdate; today: string }) {
  const summary = useRef<HTMLDivElement>(null);
  const { load, data } = useFetcher<typeof clientLoader>();

  function insert(token: string): void {
    const field = summary.current?.querySelector("textarea");
    field?.setRangeText(token, field.selectionStart, field.selectionEnd, "end");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    field?.focus();
  }

  return (
    <>
      <Field name="headline" label="Headline" maxLength={updateLimits.headline} />
      <div ref={summary}>
        <Field
          name="summary"
          label="Summary"
          rows={5}
          hint={`Two or three plain sentences; at most ${updateLimits.summary} characters. Text in {{ }} is filled in from Facts.`}
        />
      </div>
      <Suspense>
        <FactSelect
          id="record-words"
          label="Insert a fact"
          description="Readers see the value, and the new one when the fact is corrected."
          facts={data?.facts}
          pick={(id) => insert(`{{fact:${id}}}`)}
          onFocus={() => {
            if (data === undefined) void load("/admin/facts");
          }}
        />
      </Suspense>
      <div className="cluster">
        <Field name="category" label="Category" options={Object.entries(newsCategories)} />
        <Field name="day" label="Day" type="date" max={today} />
        <Field name="endsOn" label="Show until" type="date" min={typed["day"]} />
      </div>
      <Field
        name="link"
        label="Link (optional)"
        hint="The official notice, or a page of this site such as /results."
        maxLength={updateLimits.link}
      />
      <TickField name="isBreaking" label="Mark as breaking" />
    </>
  );
}

function UpdatePreview({ typed }: { typed: TypedUpdate }) {
  const { headline = "", summary = "", day = "" } = typed;
  const isWritten = headline.trim() !== "" && summary.trim() !== "";
  const check = useAnswer(checkUpdate, isWritten ? updateInput(typed) : null);
  if (!isWritten || check === undefined)
    return <p className="quiet">Write a headline and a summary: then you see it as readers do.</p>;
  if (!check.ok) return <p className="alert alert-warning">{check.message}</p>;
  const { shownSummary, refused, toConfirm, deadLink } = check.value;
  return (
    <section className="stack" aria-labelledby="update-preview">
      <h3 id="update-preview">As readers see it</h3>
      <div className="card">
        <p className="cluster quiet">
          {longIndianDate(day)}
          {typed["isBreaking"] === "on" && <Badge color="yellow">Breaking</Badge>}
        </p>
        <h4>{headline}</h4>
        <p>{shownSummary}</p>
      </div>
      {refused.length > 0 && (
        <div className="alert alert-danger">
          <p>
            <strong>Cannot be published like this</strong>
          </p>
          <ul>
            {refused.map(({ sentence, why }) => (
              <li key={sentence + why}>
                “{sentence}” {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {deadLink !== null && <p className="alert alert-warning">{deadLink}</p>}
      {toConfirm.length > 0 && (
        <div className="alert alert-warning">
          <p>
            <strong>No fact of ours answers this: compare it with the official notice</strong>
          </p>
          {toConfirm.map(({ sentence, why }) => (
            <TickField
              name={comparedPrefix + sentence}
              label={`I have compared it: “${sentence}” ${why}`}
              key={sentence}
            />
          ))}
        </div>
      )}
    </section>
  );
}

export type DeskUpdate = AnswerOf<typeof listUpdates>["updates"][number];

type TypedUpdate = Readonly<Record<string, string>>;

export const newUpdate = "new";

function initialForm(update: DeskUpdate | null, today: string): TypedUpdate {
  if (update === null) return { category: "registration", day: today, endsOn: usualEnd(today) };
  const { id, version, headline, summary, category, day, link, isBreaking } = update;
  return {
    id,
    headline,
    summary,
    category,
    day,
    version: String(version),
    link: link ?? "",
    isBreaking: isBreaking ? "on" : "",
    endsOn: update.endsOn ?? usualEnd(today),
  };
}

function usualEnd(today: string): string {
  const end = new Date(today);
  end.setUTCDate(end.getUTCDate() + 60);
  return end.toISOString().slice(0, 10);
}

/** Before the sentence, in the name of the tick that says that somebody has compared it. */
const comparedPrefix = "compared:";

export function updateInput(typed: TypedUpdate) {
  const { headline = "", summary = "", category = "", day = "", version = "0" } = typed;
  const orNull = (name: string) => (typed[name] === "" ? null : (typed[name] ?? null));
  return {
    headline,
    summary,
    category,
    day,
    link: orNull("link"),
    isBreaking: typed["isBreaking"] === "on",
    endsOn: orNull("endsOn"),
    id: orNull("id"),
    version: Number(version),
    publish: typed["intent"] === "publish",
    confirmed: Object.entries(typed)
      .filter(([name, value]) => name.startsWith(comparedPrefix) && value === "on")
      .map(([name]) => name.slice(comparedPrefix.length)),
  };
}
