import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from "react";
import { newsCategories } from "../../../content/news-categories.ts";
import { updateLimits } from "../../../domain/updates/update-limits.ts";
import { LabelledField } from "../facts/labelled-field.tsx";
import type { TypedUpdate } from "./typed-update.ts";

/** Loaded when somebody asks for it: most updates name no record. */
const RecordChoice = lazy(() => import("./record-choice.tsx"));

type UpdateFieldsProps = {
  typed: TypedUpdate;
  change: (parts: Partial<TypedUpdate>) => void;
  today: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What an update is made of; values of records are put where the cursor is. */
export function UpdateFields({ typed, change, today, onKeyDown }: UpdateFieldsProps) {
  const id = useId();
  const summary = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setChoosing] = useState(false);

  /** Where the cursor is, or at the end. */
  function insert(token: string): void {
    const { selectionStart: start, selectionEnd: end } = summary.current ?? {
      selectionStart: typed.summary.length,
      selectionEnd: typed.summary.length,
    };
    change({ summary: typed.summary.slice(0, start) + token + typed.summary.slice(end) });
    summary.current?.focus();
  }

  return (
    <div className="stack-wide">
      <LabelledField id={`${id}-headline`} label="Headline">
        {(common) => (
          <input
            {...common}
            type="text"
            autoComplete="off"
            maxLength={updateLimits.headline}
            onKeyDown={onKeyDown}
            value={typed.headline}
            onChange={(event) => change({ headline: event.currentTarget.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        id={`${id}-summary`}
        label="Summary"
        hint={`Two or three plain sentences; at most ${updateLimits.summary} characters. What stands in double braces is a value of our records.`}
      >
        {(common) => (
          <textarea
            {...common}
            ref={summary}
            rows={5}
            onKeyDown={onKeyDown}
            value={typed.summary}
            onChange={(event) => change({ summary: event.currentTarget.value })}
          />
        )}
      </LabelledField>
      <details className="update-records" onToggle={() => setChoosing(true)}>
        <summary>Insert a value of our records</summary>
        {isChoosing && (
          <Suspense fallback={<p className="quiet">Loading the records…</p>}>
            <RecordChoice insert={insert} />
          </Suspense>
        )}
      </details>
      <div className="update-terms">
        <LabelledField id={`${id}-category`} label="Category">
          {(common) => (
            <select
              {...common}
              value={typed.category}
              onChange={(event) => change({ category: event.currentTarget.value })}
            >
              {Object.entries(newsCategories).map(([name, label]) => (
                <option value={name} key={name}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField id={`${id}-day`} label="Day">
          {(common) => (
            <input
              {...common}
              type="date"
              max={today}
              value={typed.day}
              onChange={(event) => change({ day: event.currentTarget.value })}
            />
          )}
        </LabelledField>
      </div>
      <LabelledField id={`${id}-ends`} label="Last day on which readers see it">
        {(common) => (
          <input
            {...common}
            type="date"
            min={typed.day}
            value={typed.endsOn}
            onChange={(event) => change({ endsOn: event.currentTarget.value })}
          />
        )}
      </LabelledField>
      <LabelledField
        id={`${id}-link`}
        label="Link (optional)"
        hint="The official notice, or a page of this site such as /results."
      >
        {(common) => (
          <input
            {...common}
            type="text"
            inputMode="url"
            autoComplete="off"
            maxLength={updateLimits.link}
            value={typed.link}
            onChange={(event) => change({ link: event.currentTarget.value })}
          />
        )}
      </LabelledField>
      <div className="update-terms">
        <label className="checks-tick">
          <input
            type="checkbox"
            checked={typed.isBreaking}
            onChange={(event) => change({ isBreaking: event.currentTarget.checked })}
          />
          <span>Mark as breaking</span>
        </label>
        {typed.isBreaking && (
          <LabelledField
            id={`${id}-until`}
            label="Until (optional)"
            hint="The mark goes by itself."
          >
            {(common) => (
              <input
                {...common}
                type="date"
                min={typed.day}
                value={typed.breakingUntil}
                onChange={(event) => change({ breakingUntil: event.currentTarget.value })}
              />
            )}
          </LabelledField>
        )}
      </div>
    </div>
  );
}
