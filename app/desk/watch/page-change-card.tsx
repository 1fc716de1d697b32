import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { diffWords } from "diff";
import type { ListedPageChange } from "../../calls/watch-schema.ts";
import { Button, QuietButton, RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import { readFact } from "../../calls/facts-schema.ts";
import { beginChange, storedEntry, today } from "../facts/change-entry.ts";
import { entryName } from "../facts/opened-fact.ts";
import { deskAddress } from "../facts/statement-words.ts";
import { attempt, knownAccess } from "../kit/office-access.ts";
import { readPersistedText, writePersistedText } from "../kit/use-persisted-text.ts";
import type { SentForm } from "../kit/desk-data.ts";

type PageChangeCardProps = { change: ListedPageChange; isApprover: boolean };

/** More are folded away. */
const mostRecords = 6;
const mostBlocks = 12;

/** What changed on a page, the records beside it, and what can be done. */
export function PageChangeCard({ change, isApprover }: PageChangeCardProps) {
  const { page, at, blocks, records, proposals, newFiles, state } = change;
  return (
    <article className="card stack" aria-label={page.title}>
      <header>
        <h3>{page.title}</h3>
        <p className="quiet">
          <a href={page.address} target="_blank" rel="noopener noreferrer">
            {page.address}
          </a>
          , seen on <Instant of={at} />
        </p>
      </header>
      <Differences blocks={blocks.slice(0, mostBlocks)} />
      {blocks.length > mostBlocks && (
        <details>
          <summary>{blocks.length - mostBlocks} more parts of the page</summary>
          <Differences blocks={blocks.slice(mostBlocks)} />
        </details>
      )}
      {state === "new" && proposals.length > 0 && (
        <ul className="stack" aria-label="Prepared values">
          {proposals.map((proposal) => (
            <PreparedValue {...{ change, proposal }} key={proposal.factId + proposal.edition} />
          ))}
        </ul>
      )}
      {records.length > 0 && (
        <p>
          Our facts beside it:{" "}
          {records.slice(0, mostRecords).map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <Link to={`/admin/facts/${id}`}>{label}</Link>
            </span>
          ))}
          {records.length > mostRecords && ` and ${records.length - mostRecords} more`}
        </p>
      )}
      {state === "new" && isApprover && newFiles.length > 0 && <NewFiles files={newFiles} />}
      {state === "new" ? <Seen id={change.id} /> : <SeenBy change={change} />}
    </article>
  );
}

function Differences({ blocks }: { blocks: ListedPageChange["blocks"] }) {
  return (
    <ul className="stack">
      {blocks.map(({ before, after }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <li key={index}>
          {before === null ? (
            <>
              <strong>New:</strong> <ins>{after}</ins>
            </>
          ) : after === null ? (
            <>
              <strong>Gone:</strong> <del>{before}</del>
            </>
          ) : (
            <ChangedWords before={before} after={after} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ChangedWords({ before, after }: { before: string; after: string }) {
  return (
    <>
      <strong>Changed:</strong>{" "}
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        const Tag = added ? "ins" : removed ? "del" : "span";
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        return <Tag key={index}>{value}</Tag>;
      })}
    </>
  );
}

type PreparedValueProps = {
  change: ListedPageChange;
  proposal: ListedPageChange["proposals"][number];
};

/** One click to the statement form of the record, filled in; the rest is the usual way. */
function PreparedValue({ change, proposal }: PreparedValueProps) {
  const { factId, edition, text, quotedLine, isMade, by } = proposal;
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const label = change.records.find(({ id }) => id === factId)?.label ?? factId;

  async function fill() {
    setProblem(null);
    const filled = await fillStatement(change, proposal);
    if (filled.ok) await navigate(filled.address);
    else setProblem(filled.message);
  }

  return (
    <li className="stack">
      <p>
        <strong>
          {label}, {edition}: {text}
        </strong>
        {by === "model" && " (found by the model in this line)"}
      </p>
      <blockquote>{quotedLine}</blockquote>
      {isMade ? (
        <p>
          <Button label="Fill in the form" about={label} run={() => void fill()} />
        </p>
      ) : (
        <p>
          The edition {edition} does not exist yet: <Link to="/admin/editions">plan it first</Link>.
        </p>
      )}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

function NewFiles({ files }: { files: ListedPageChange["newFiles"] }) {
  const { isBusy, send } = useCommand<WatchCommand>();
  return (
    <ul className="stack" aria-label="New files">
      {files.map(({ title, address }) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {title === "" ? address : title}
          </a>{" "}
          <RowButton
            label="Watch this PDF"
            about={title}
            isBusy={isBusy}
            run={() => send({ kind: "watch", address, title })}
          />
        </li>
      ))}
    </ul>
  );
}

function Seen({ id }: { id: string }) {
  const { isBusy, send } = useCommand<WatchCommand>();
  const [note, setNote] = useState("");
  return (
    <div className="cluster">
      <label>
        Note for the office{" "}
        <input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <QuietButton
        label="Seen, nothing for us"
        disabled={isBusy}
        run={() => send({ kind: "judge", id, note })}
      />
    </div>
  );
}

function SeenBy({ change: { decidedBy, decidedAt, note } }: { change: ListedPageChange }) {
  return (
    <p className="quiet">
      Seen by {decidedBy}
      {decidedAt !== null && (
        <>
          {" "}
          on <Instant of={decidedAt} />
        </>
      )}
      {note !== null && `: ${note}`}
    </p>
  );
}

type Filled =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly message: string };

const begun =
  "You have begun another change of this fact: finish it, or start over there, and come back.";

/** Fills in the statement form of a record with what a page says, and answers where it stands; sends nothing. */
async function fillStatement(
  { page }: ListedPageChange,
  { factId, edition, value, text, quotedLine }: ListedPageChange["proposals"][number],
): Promise<Filled> {
  const access = knownAccess();
  if (access.state !== "allowed") return { ok: false, message: "Please sign in again." };
  const name = entryName(edition, factId);
  if (storedEntry(readPersistedText(name) ?? "") !== null) return { ok: false, message: begun };
  const opened = await attempt(readFact, { id: factId, edition });
  if (!opened.ok) return opened;
  const source = { title: page.title, address: page.address, quotedLine };
  const entry = beginChange(opened.value, {
    ...{ value, text, source, standing: "official", checkedOn: today() },
  });
  const reason = `The official page says so: ${page.title}`;
  writePersistedText(name, JSON.stringify({ ...entry, reason }));
  return { ok: true, address: deskAddress(factId, edition) };
}

/** What the parts of the page of official pages ask for. */
export type WatchCommand =
  | SentForm
  | { readonly kind: "judge"; readonly id: string; readonly note: string }
  | { readonly kind: "watch"; readonly address: string; readonly title: string }
  | { readonly kind: "look" | "remove"; readonly id: string };
