import { uploadChecks, type UploadCheck } from "../../content/upload-checks.ts";
import script from "../enhance/upload-check.ts?script";
import { loadedMeta, handbookMeta } from "../page-meta.ts";
import type { RouteHandle } from "../route-handle.ts";
import { CarriedNote, FactSources, Notes, SectionFrame } from "../sections/section-frame.tsx";
import { ToolPage } from "../sections/tool-page.tsx";
import type { Route } from "./+types/tool-upload-check.ts";
import type { ReactNode } from "react";
import { isShown, type FactId, factText, type FactValue } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { useFacts } from "../page-context.ts";

const path = "/tools/upload-check";
const description =
  "Check your photo, signature and certificates against the known limits, on your own phone. Nothing is sent.";

/** The records that the checks rest on; what reports say against them is in their notes. */
const usedRecords = uploadChecks
  .flatMap(({ limit, look }) => [limit, look])
  .flatMap((id) => (id === null ? [] : { kind: "fact", id }));

export const handle = { script, sendsNothing: true } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path, description }) };
}

export const meta = loadedMeta;

export default function Page() {
  return (
    <ToolPage
      path={path}
      lead={description}
      note={
        <>
          <CarriedNote of={usedRecords} />
          <noscript>
            <p className="alert">
              Scripts are off in your browser, so check by hand with the limits below.
            </p>
          </noscript>
        </>
      }
      form={uploadChecks.map((check) => (
        <UploadRules check={check} key={check.id} />
      ))}
      answer={null}
      more={
        <>
          <div className="stack">
            <Notes of={usedRecords} />
            <FactSources of={usedRecords} />
          </div>
          <ByHand />
        </>
      }
      next={["/year", "/tools/fees", "/tools/eligibility"]}
      limits={limits}
    />
  );
}

function ByHand() {
  return (
    <SectionFrame section={{ id: "by-hand", title: "How to check by hand" }}>
      <div className="prose">
        <ul>
          <li>Android: open the file in Files or Gallery, then Menu, then Details.</li>
          <li>iPhone: save it to Files, long-press it, then Get Info.</li>
          <li>Computer: right-click it, then Properties or Get Info.</li>
          <li>
            Renaming a file to .jpg does not make it a JPG. Open it, and save or export it as JPEG.
          </li>
          <li>
            Too large: use Resize in your gallery. Too small: take it again or scan it finer.
            Enlarging adds bytes, not detail.
          </li>
        </ul>
      </div>
    </SectionFrame>
  );
}

const limits = [
  "Whether the upload screen counts 1,000 or 1,024 bytes as a kB. We count 1,000; a copy made here fits both.",
  "How many pixels a picture needs, as no official limit is on record. A copy made here never has more than the original.",
  "Background, face, ears and cap. Check these by eye.",
  "Whether the upload screen accepts your file. It has the last word, and its limits may differ.",
];

function UploadRules({ check }: { check: UploadCheck }) {
  const { id, name, choose, look } = check;
  const heading = `${id}-heading`;
  return (
    <section className="card upload" id={id} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <div className="upload-tool field" hidden>
        <label htmlFor={`${id}-file`}>{choose}</label>
        <input id={`${id}-file`} type="file" />
        <div role="status">
          <p className="result" />
          <p className="said" />
        </div>
      </div>
      <div className="upload-copy" hidden>
        <button className="button" type="button">
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
        <Check rule="whole">
          Opens properly: not damaged, incomplete, password-protected or tiny.
        </Check>
        {look !== null && <LookRule look={look} />}
      </ul>
    </section>
  );
}

type FileLimit = Extract<FactValue, { kind: "file-size" }>;

type CheckProps = {
  rule: "type" | "size" | "whole";
  type?: string;
  /** In kB; not there where no record knows it. */
  size?: Pick<FileLimit, "minKb" | "maxKb">;
  children: ReactNode;
};

/** A rule, what the script reads of it, and where it writes what it found. */
function Check({ rule, type, size, children }: CheckProps) {
  return (
    <li data-rule={rule} data-type={type} data-min={size?.minKb} data-max={size?.maxKb}>
      <span>{children}</span> <span className="found" />
    </li>
  );
}

/** Type and size: where reports say something else than the record, a file has to keep both. */
function LimitRules({ check: { limit, reported } }: { check: UploadCheck }) {
  const facts = useFacts();
  const own = limit === null ? undefined : limitOf(limit, facts);
  if (limit === null || own === undefined)
    return (
      <>
        <Check rule="type">Format: not on record. The upload screen names it.</Check>
        <Check rule="size">Size: not on record. The upload screen names it.</Check>
      </>
    );
  const { label, status } = facts.fact(limit);
  const other =
    status.kind === "conflict" && reported !== null ? limitOf(reported, facts) : undefined;
  const size = strictest(own, other);
  return (
    <>
      <Check rule="type" type={own.type}>
        Format: {own.type} (we check the file itself, not its name).
      </Check>
      <Check rule="size" size={size}>
        <a href={`/facts/${limit}`}>{label}</a>:{" "}
        <b>
          {size.minKb} to {size.maxKb} kB
        </b>
        .
        {other !== undefined && status.kind === "conflict" && (
          <>
            {" "}
            Our reference data says {own.minKb} to {own.maxKb} kB; newer reports say {other.minKb}{" "}
            to {other.maxKb} kB. We check the stricter limit (
            <a href={`#note-${status.caveat}`}>see the note</a>).
          </>
        )}
      </Check>
    </>
  );
}

function limitOf(id: FactId, facts: FactSnapshot): FileLimit | undefined {
  const record = facts.fact(id);
  return isShown(record) && record.value.kind === "file-size" ? record.value : undefined;
}

function strictest(own: FileLimit, other: FileLimit | undefined) {
  if (other === undefined) return own;
  const minKb = Math.max(own.minKb, other.minKb);
  const maxKb = Math.min(own.maxKb, other.maxKb);
  return minKb <= maxKb ? { minKb, maxKb } : own;
}

function LookRule({ look }: { look: FactId }) {
  const record = useFacts().fact(look);
  return (
    <li>
      <span>
        <a href={`/facts/${look}`}>{record.label}</a>: {factText(record)}. Check this by eye.
      </span>
    </li>
  );
}
