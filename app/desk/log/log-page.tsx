import { TextInput } from "@mantine/core";
import { Link } from "react-router";
import { auditKinds, type AuditKind } from "../../../domain/audit/audit-kinds.ts";
import type { AuditPage, LoggedChange } from "../../../domain/review/audit-view.ts";
import { saveSettings } from "../../calls/settings-schema.ts";
import { readAuditLog } from "../../calls/site-schema.ts";
import { RowButton } from "../kit/button.tsx";
import { shown } from "../kit/desk-data.ts";
import { DeskList, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading } from "../kit/desk-page.tsx";
import { ClearFilters, FilterChoice, Filters, FilterWords } from "../kit/filters.tsx";
import { readPages } from "../kit/list-pages.ts";
import { attempt } from "../kit/office-access.ts";
import { indianTime, Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { roleNames } from "../people/role-words.ts";
import { settingLabel, settingValue } from "../settings/settings-sections.ts";
import type { Route } from "./+types/log-page.ts";

type Entry = AuditPage["entries"][number];

const isKind = (name: string): name is AuditKind => name in auditKinds;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const part = (name: string) => query.get(name) ?? "";
  const kind = part("kind");
  const asked = {
    q: part("q"),
    postId: part("postId"),
    person: part("person"),
    day: part("day"),
  };
  const answer = await readPages(query, (cursor) =>
    attempt(readAuditLog, { ...asked, cursor, kind: isKind(kind) ? kind : "" }),
  );
  const { pages, hasMore } = shown(answer);
  return {
    rows: pages.flatMap(({ entries }) => entries),
    people: pages[0]?.people ?? [],
    chain: pages[0]?.chain ?? null,
    hasMore,
  };
}

/** Sets settings to what they were before an entry. */
async function putBack(changes: readonly LoggedChange[]) {
  const sections: Record<string, Record<string, unknown>> = {};
  for (const { what, from } of changes) {
    const [section = "", field = ""] = what.split(".");
    sections[section] = { ...sections[section], [field]: settingValue(field, from) };
  }
  const refused = "Not put back";
  showAnswer(await attempt(saveSettings, sections), "Put back", { topic: "settings", refused });
}

/** Secrets are never told, and the day from which a rule holds follows from the rule. */
const neverPutBack: readonly string[] = ["mail.secret", "ai.secret", "review.secondFactorSince"];

function PutBackButton({ action, changes }: Entry) {
  const { isBusy, run } = useTask();
  if (action !== "settings-changed") return null;
  const settings = changes.filter(
    ({ what, from, to }) => !neverPutBack.includes(what) && from !== to,
  );
  if (settings.length === 0) return null;
  return (
    <RowButton
      label="Put back"
      about={settings.map(({ what }) => settingLabel(what)).join(", ")}
      isBusy={isBusy}
      run={() => run(() => putBack(settings))}
    />
  );
}

export default function LogPage({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, people, chain } = loaderData;
  return (
    <div className="stack-wide">
      <DeskHeading title="Log" />
      <Filters>
        <FilterWords name="q" label="Search the log" hint="A title, a name, a value" />
        <FilterChoice
          name="person"
          label="Who"
          options={[
            ["", "Everyone"],
            ...people.map(({ email, name }) => [email, name] as const),
            ["links", "People with a review link"],
            ["site", "The site itself"],
          ]}
        />
        <FilterChoice
          name="kind"
          label="What"
          options={[
            ["", "Everything"],
            ...Object.entries(auditKinds).map(([kind, { label }]) => [kind, label] as const),
          ]}
        />
        <TextInput name="day" label="Day" type="date" />
        <ClearFilters names={["q", "person", "kind", "day", "postId"]} />
      </Filters>
      <DeskList
        label="Entries"
        rows={rows}
        columns={columns}
        idOf={({ sequence }) => String(sequence)}
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
