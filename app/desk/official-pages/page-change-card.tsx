import { TextInput } from "@mantine/core";
import { diffWords } from "diff";
import { useState } from "react";
import { Link } from "react-router";
import {
  judgePageChange,
  type ListedPageChange,
  watchPage,
} from "../../calls/official-pages-schema.ts";
import { deskAddress } from "../facts/fact-words.ts";
import { QuietButton, QuietLink, RowButton } from "../kit/button.tsx";
import { attempt } from "../kit/office-access.ts";
import { Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { counted } from "../phrases.ts";

export const topic = "official-pages";

export async function addPage(address: string, title: string) {
  const done = "The page is on the list. The site looks at it within the day.";
  return showAnswer(await attempt(watchPage, { address, title }), done, { topic });
}

type PageChangeCardProps = { change: ListedPageChange; isApprover: boolean };
type Block = ListedPageChange["blocks"][number];

/** Of more parts the facts beside them are folded away. */
const maxOpen = 3;

/** The form takes no longer one. */
const longestQuote = 1_000;

export function PageChangeCard({ change, isApprover }: PageChangeCardProps) {
  const { page, at, blocks, more, newFiles, state, decidedBy, decidedAt, note } = change;
  const { isBusy, run } = useTask();
  return (
    <article className="card stack" aria-label={page.title}>
      <header>
        <h3>{page.title}</h3>
        <p className="quiet">
          <OfficialLink address={page.address} />, seen on <Instant of={at} />
        </p>
      </header>
      <ul className="stack">
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          <li className="stack" key={index}>
            <ChangedBlock block={block} />
            {state === "new" && <FactsBeside change={change} block={block} />}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more: please read the page itself.</p>}
      {state === "new" && isApprover && newFiles.length > 0 && (
        <ul className="stack" aria-label="New files">
          {newFiles.map(({ title, address }) => (
            <li key={address}>
              <OfficialLink address={address} title={title} />{" "}
              <RowButton
                label="Watch this PDF"
                about={title}
                isBusy={isBusy}
                run={() => run(() => addPage(address, title))}
              />
            </li>
          ))}
        </ul>
      )}
      {state === "new" && <Seen id={change.id} />}
      {state === "learned" && <p className="quiet">It changes at every look: left out.</p>}
      {state === "seen" && (
        <p className="quiet">
          Seen by {decidedBy} {decidedAt !== null && <Instant of={decidedAt} />}
          {note !== null && `: ${note}`}
        </p>
      )}
    </article>
  );
}

export function OfficialLink({ address, title = "" }: { address: string; title?: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title === "" ? address : title}
    </a>
  );
}

function ChangedBlock({ block: { before, after } }: { block: Block }) {
  const words = before === null || after === null ? null : changedWords(before, after);
  return (
    <p>
      <strong>{before === null ? "New:" : after === null ? "Gone:" : "Changed:"}</strong>{" "}
      {words === null ? (
        <>
          {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </>
      ) : (
        words.map(({ value, added, removed }, index) => {
          const Tag = added ? "ins" : removed ? "del" : "span";
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          return <Tag key={index}>{value}</Tag>;
        })
      )}
    </p>
  );
}

type FactsBesideProps = { change: ListedPageChange; block: Block };

function FactsBeside({ change, block }: FactsBesideProps) {
  const records = change.records.filter(({ id }) => block.facts.includes(id));
  if (records.length === 0) return null;
  return (
    <details open={change.blocks.length <= maxOpen}>
      <summary>{counted(records.length, "fact")} beside it</summary>
      <ul>
        {records.map(({ id, label, text }) => (
          <li key={id}>
            <Link to={deskAddress(id)}>{label}</Link>: {text}{" "}
            <QuietLink to={filledForm(id, change, block)} label="Fill in the form" about={label} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The address of a fact's form with everything filled in but its value; `changeFromPage` reads it. */
function filledForm(factId: string, { page }: ListedPageChange, block: Block): string {
  const query = new URLSearchParams({
    title: page.title,
    address: page.address,
    page: block.page === undefined ? "" : `page ${block.page}`,
    line: (block.after ?? "").slice(0, longestQuote),
  });
  return `${deskAddress(factId)}?${query}`;
}

function Seen({ id }: { id: string }) {
  const { isBusy, run } = useTask();
  const [note, setNote] = useState("");

  async function judge() {
    const answer = await attempt(judgePageChange, { id, state: "seen", note });
    showAnswer(answer, "Seen. It does not wait any more.", { topic });
  }

  return (
    <div className="cluster">
      <TextInput
        label="Note for the office"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <QuietButton label="Seen, nothing for us" disabled={isBusy} run={() => run(judge)} />
    </div>
  );
}

/** More words are not compared. */
const maxChangedWords = 400;

/** The words of two texts, with those that came and went; null for texts that have little in common, which are better read one after the other. */
export function changedWords(before: string, after: string) {
  return diffWords(before, after, { maxEditLength: maxChangedWords }) ?? null;
}
