import type { ReactNode } from "react";
import { type FactId, factText, type FactValue } from "../../content/facts/index.ts";
import type { UploadCheck } from "../../content/upload-checks.ts";
import { useFacts } from "../facts-context.ts";

/** One kind of file: its rules for reading, and with script the field that checks a file against them. */
export function UploadRules({ check }: { check: UploadCheck }) {
  const { id, name, choose, shape } = check;
  const heading = `${id}-heading`;
  return (
    <section className="section upload" id={id} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className="upload-tool field" hidden>
        <label htmlFor={`${id}-file`}>{choose}</label>
        <input id={`${id}-file`} type="file" />
        <p role="status" />
      </div>
      <div className="upload-copy stack" hidden>
        <button className="button button-quiet" type="button">
          Make a copy that fits
        </button>
        <figure hidden>
          <canvas />
          <figcaption className="quiet">The copy</figcaption>
        </figure>
        <a className="button" href={`#${id}`} download hidden>
          Save the copy
        </a>
      </div>
      <ul className="upload-rules">
        <LimitRules check={check} />
        <Check rule="whole">Opens: not broken, not cut, not locked.</Check>
        {shape !== "document" && (
          <>
            <Check rule="upright">Is the right way up.</Check>
            <Check rule={shape === "portrait" ? "portrait" : "pixels"}>
              Pixels: no record names a number.
            </Check>
          </>
        )}
        <LookRule look={check.look} />
      </ul>
    </section>
  );
}

type CheckProps = {
  rule: "type" | "size" | "whole" | "upright" | "pixels" | "portrait";
  /** As the record states them; not there where none knows them. */
  value?: Partial<Extract<FactValue, { kind: "file-size" }>>;
  /** Nobody confirmed it: a file that breaks it is not called wrong. */
  isUnsure?: boolean;
  children: ReactNode;
};

/** A rule, what the script reads of it, and where it writes what it found. */
function Check({ rule, value = {}, isUnsure = false, children }: CheckProps) {
  const { type, minKb, maxKb } = value;
  return (
    <li
      data-rule={rule}
      data-type={type}
      data-min={minKb}
      data-max={maxKb}
      data-unsure={isUnsure ? "" : undefined}
    >
      {children} <span className="found" />
    </li>
  );
}

/** Type and size; the reported limit stands in the note, and is checked as well. */
function LimitRules({ check: { limit, reported } }: { check: UploadCheck }) {
  const facts = useFacts();
  const valueOf = (id: FactId | null) => {
    if (id === null) return undefined;
    const record = facts.fact(id);
    const { value, standing, carried } = record;
    const isThere = standing !== "withdrawn" && carried?.isShown !== false;
    return isThere && value.kind === "file-size" ? { text: factText(record), value } : undefined;
  };
  const ownValue = valueOf(limit);
  const otherValue = valueOf(reported);
  if (limit === null || ownValue === undefined)
    return (
      <>
        <Check rule="type">Type: not known here. The upload screen names it.</Check>
        <Check rule="size">Size: not known here. The upload screen names it.</Check>
      </>
    );
  const { type, minKb, maxKb } = ownValue.value;
  const { label, status, standing, confidence } = facts.fact(limit);
  // What the institute stated itself is sure, however the record was when the site shipped it.
  const isUnsure = standing === undefined && confidence === "low";
  return (
    <>
      <Check rule="type" value={{ type }}>
        Type: {type}, by what is inside.
      </Check>
      <Check rule="size" value={{ minKb, maxKb }} isUnsure={isUnsure}>
        <a href={`/facts/${limit}`}>{label}</a>: {ownValue.text}, not less and not more
        {isUnsure && "; no report confirms it"}.
      </Check>
      {status.kind === "conflict" && otherValue !== undefined && (
        <Check rule="size" value={{ minKb: otherValue.value.minKb, maxKb: otherValue.value.maxKb }}>
          Newer reports say {otherValue.text}: keep within both limits (
          <a href={`#note-${status.caveat}`}>see the note</a>).
        </Check>
      )}
    </>
  );
}

/** What no program tells: the reader's own eyes have to. */
function LookRule({ look }: { look: FactId | null }) {
  const facts = useFacts();
  if (look === null) return null;
  const record = facts.fact(look);
  return (
    <li>
      <a href={`/facts/${look}`}>{record.label}</a>: {factText(record)}. Check this by eye.
    </li>
  );
}
