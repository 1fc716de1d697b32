import { TextInput } from "@mantine/core";
import { Link } from "react-router";
import { auditKinds, type AuditKind } from "../../../domain/audit/audit-kinds.ts";
import type { AuditPage, LoggedChange } from "../../../domain/review/audit-view.ts";
import { saveSettings } from "../../calls/settings-schema.ts";
import { readAuditLog } from "../../calls/site-schema.ts";
import { RowButton } from "../kit/button.tsx";
import { attempt, shown } from "../kit/desk-data.ts";
import { type Column, DeskList, readRows, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { FilterChoice, Filters } from "../kit/filters.tsx";
import { useTask } from "../kit/use-task.ts";
import { indianTime, Instant } from "../kit/words.tsx";
import { roleNames } from "../people/role-words.ts";
import { settingLabel, settingValue } from "../settings/settings-sections.ts";
import type { Route } from "./+types/log-page.ts";

type Entry = AuditPage["entries"][number] & { readonly id: string };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => query.get(name) ?? "";
  const asked = {
    q: part("q"),
    postId: part("postId"),
    person: part("person"),
    // The server judges the address.
    kind: part("kind") as AuditKind | "",
    day: part("day"),
  };
  const found = await readRows(
    query,
    (cursor) => attempt(readAuditLog, { ...asked, cursor }),
    ({ entries }) => entries.map((entry) => ({ ...entry, id: String(entry.sequence) })),
  );
  return shown(found);
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, first } = loaderData;
  const { people, chain } = first;
  return (
    <div className="stack-wide">
      <DeskHeading title="Log" />
      <Filters search={["Search the log", "A title, a name, a value"]}>
        <FilterChoice
          name="person"
          label="Who"
          any="Everyone"
          options={[
            ...people.map(({ email, name }) => [email, name] as const),
            ["links", "People with a review link"],
            ["site", "The site itself"],
          ]}
        />
        <FilterChoice
          name="kind"
          label="What"
          any="Everything"
          options={Object.entries(auditKinds).map(([kind, { label }]) => [kind, label])}
        />
        <TextInput name="day" label="Day" type="date" />
      </Filters>
      <DeskList
        label="Entries"
        rows={rows}
        columns={columns}
        hasMore={hasMore}
        empty="No entries match. Try fewer words or filters."
      />
      {chain?.intact === true && (
        <p className="quiet" role="status">
          The log is complete: none of its {chain.entries} entries was changed or taken out.
        </p>
      )}
      {chain?.intact === false && (
        <p className="alert alert-danger" role="alert">
          {chain.signature === "missing"
            ? "The log has no signature of this server. Please tell whoever set up the website."
            : `The log was tampered with: entry ${chain.brokenAt} was altered or is missing. Please tell whoever set up the website, and say which entry.`}
        </p>
      )}
    </div>
  );
}

const columns: readonly Column<Entry>[] = [
  { label: "What", kind: "title", cell: What },
  { label: "Who", kind: "wide", cell: ({ by }) => by },
  { label: "When", kind: "wide", cell: ({ at }) => <Instant of={at} /> },
];

function What(row: Entry) {
  const { sequence, action, about, changes, reason, revision, ...entry } = row;
  const name = action.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
  return (
    <>
      {name}
      {entry.post_id !== null && (
        <>
          : <Link to={`?postId=${entry.post_id}`}>{entry.postTitle ?? "a deleted post"}</Link>
        </>
      )}
      {about !== null && `: ${about}`}
      {changes.map((change) => (
        <div key={change.what}>
          <Changed {...change} />
        </div>
      ))}
      {reason !== null && <span className="clamp-3 quiet">{reason}</span>}
      <PutBackButton {...row} />
      <RowFacts
        of={[`No. ${sequence}`, ...(revision === null ? [] : [`version ${revision} of the text`])]}
      />
    </>
  );
}

/** Secrets are never told, and the day from which a rule holds follows from the rule. */
const neverPutBack: readonly string[] = ["mail.secret", "ai.secret", "review.secondFactorSince"];

function PutBackButton({ action, changes }: Entry) {
  const { isBusy, send } = useTask();
  const before = changes.filter(
    ({ what, from, to }) => !neverPutBack.includes(what) && from !== to,
  );
  if (action !== "settings-changed" || before.length === 0) return null;
  const sections: Record<string, Record<string, unknown>> = {};
  for (const { what, from } of before) {
    const [section = "", field = ""] = what.split(".");
    sections[section] = { ...sections[section], [field]: settingValue(field, from) };
  }
  return (
    <RowButton
      label="Put back"
      about={before.map(({ what }) => settingLabel(what)).join(", ")}
      isBusy={isBusy}
      run={() => send(saveSettings, sections, "Put back", "Not put back")}
    />
  );
}

function Changed({ what, from, to }: LoggedChange) {
  if (from === null && to === null) return <>{settingLabel(what)}: changed</>;
  return (
    <>
      {fieldNames[what] ?? settingLabel(what)}: {from !== null && <del>{formatValue(from)}</del>}{" "}
      <ins>{to === null ? "not set" : formatValue(to)}</ins>
    </>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  role: "Role",
  publishAt: "Publish on",
  "review.secondFactorSince": "Asked since",
};

function formatValue(value: string): string {
  if (value === "admin" || value === "writer") return roleNames[value];
  return /^\d{4}-\d\d-\d\dT/.test(value) ? indianTime(value) : value;
}
