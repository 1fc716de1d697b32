import type { ReactNode } from "react";
import { type FactId, wholeFactText } from "../../content/facts/index.ts";
import type { Wording } from "../../content/word-tokens.ts";
import { Phrase } from "../marked-words.tsx";
import { useFacts } from "../page-context.ts";
import { PageFrame, PageHead } from "./page-frame.tsx";
import { FactSources, Notes, SectionFrame } from "./section-frame.tsx";
import { type PagePath, toolName, type ToolPath, tools } from "../../content/page-catalogue.ts";
import { Icon } from "../ui/icon.tsx";

type ToolPageProps = {
  path: ToolPath;
  lead: string;
  note?: ReactNode;
  form: ReactNode;
  /** Null where nothing was asked, or what was asked cannot be read. */
  answer: ReactNode;
  more?: ReactNode;
  next: readonly ToolPath[];
  limits: readonly Wording[];
};

/**
 * How every tool stands: the answer, then its form, its facts and what comes next, then what it cannot tell. It is
 * read in this order; where there is room, the second part stands beside the others.
 */
export function ToolPage(props: ToolPageProps) {
  const { path, lead, note, form, answer, more, next, limits } = props;
  const head = (
    <PageHead path={path} title={toolName(path)} lead={lead}>
      {note}
    </PageHead>
  );
  return (
    <PageFrame head={head}>
      <div className="tool-columns">
        <div>{answer ?? form}</div>
        <div className="tool-beside">
          {answer !== null && (
            // Below an answer a long form is folded: a link to it, or to a field, opens it.
            <details className="disclosure card tool-again">
              <summary>Change your answers</summary>
              <div className="disclosure-body">{form}</div>
            </details>
          )}
          <NextTools of={next} />
        </div>
        <div>
          {more}
          <SectionFrame section={{ id: "not-known", title: "What this tool cannot tell you" }}>
            <ul>
              {limits.map((limit, index) => (
                <li key={index}>{typeof limit === "string" ? limit : <Phrase words={limit} />}</li>
              ))}
            </ul>
          </SectionFrame>
        </div>
      </div>
    </PageFrame>
  );
}

type ToolAnswerProps = {
  figure: string;
  /** The same as one sentence, which the figure begins. */
  sentence: ReactNode;
  children: ReactNode;
};

export function ToolAnswer({ figure, sentence, children }: ToolAnswerProps) {
  return (
    <section className="tool-answer card" id="answer" tabIndex={-1} aria-labelledby="answer-title">
      <h2 id="answer-title">
        <span className="result">{figure}</span> {sentence}
      </h2>
      {children}
    </section>
  );
}

type ScaleProps = {
  /** In per cent of the whole, in their order; `look` is the class of what is drawn. */
  parts: readonly { readonly share: number; readonly look?: string }[];
  children: ReactNode;
};

export function Scale({ parts, children }: ScaleProps) {
  const before = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <div className="scale">
      <svg aria-hidden="true">
        {parts.map(({ share, look }, index) => (
          <rect
            className={look}
            x={`${(before[index] ?? 0).toFixed(1)}%`}
            width={`${share.toFixed(1)}%`}
            height="100%"
            key={index}
          />
        ))}
      </svg>
      <p className="quiet">{children}</p>
    </div>
  );
}

/**
 * The records that an answer rests on, each with its value and its page, then their sources and notes.
 * The answer has shown what it counts with: who asks for more opens them.
 */
export function UsedFacts({ ids }: { ids: readonly FactId[] }) {
  const facts = useFacts();
  const usedIds = [...new Set(ids)];
  if (usedIds.length === 0) return null;
  const citedRecords = usedIds.map((id) => ({ kind: "fact", id }));
  return (
    <SectionFrame section={{ id: "used-facts", title: "Facts used", folded: true }}>
      <ul className="used-facts">
        {usedIds.map((id) => {
          const record = facts.fact(id);
          return (
            <li key={id}>
              <a href={`/facts/${id}`}>{record.label}</a>: {wholeFactText(record)}
            </li>
          );
        })}
      </ul>
      <Notes of={citedRecords} />
      <FactSources of={citedRecords} />
    </SectionFrame>
  );
}

function NextTools({ of: next }: { of: readonly ToolPath[] }) {
  return (
    <nav className="section" aria-labelledby="next-tools">
      <h2 id="next-tools">What comes next</h2>
      {next.map((path) => (
        <ToolLink path={path} key={path} />
      ))}
    </nav>
  );
}

function ToolLink({ path }: { path: ToolPath }) {
  return (
    <p>
      <a className="arrow-link" href={path}>
        {toolName(path)}
        <Icon of="arrowRight" />
      </a>
    </p>
  );
}

/** The tools for the questions of a page of the handbook; they know the current edition alone. */
export function ToolLinks({ page }: { page: PagePath }) {
  const { edition, editions } = useFacts();
  const toolsOfPage = tools.filter((tool) => tool.asked === page);
  if (toolsOfPage.length === 0 || edition !== editions.current) return null;
  return (
    <nav aria-label="Tools for this page">
      {toolsOfPage.map(({ path }) => (
        <ToolLink path={path} key={path} />
      ))}
    </nav>
  );
}
