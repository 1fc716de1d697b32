import type { ReactNode } from "react";
import type { PagePath } from "../../content/page-catalogue.ts";
import { tools } from "../../content/tool-list.ts";
import { toolNames, type ToolPath } from "../../content/tool-names.ts";
import { useFacts } from "../facts-context.ts";
import type { BegunTool, NextTool } from "../tools/next-tools.ts";
import { Icon } from "../ui/icon.tsx";

export function NextTools({ of: next }: { of: readonly NextTool[] }) {
  return (
    <nav className="section" aria-labelledby="next-tools">
      <h2 id="next-tools">What comes next</h2>
      {next.map((one) =>
        typeof one === "string" ? (
          <Question path={one} key={one} />
        ) : (
          <Handed next={one} key={one.path} />
        ),
      )}
    </nav>
  );
}

/** With what was said handed on. */
function Handed({ next: { path, query, said } }: { next: BegunTool }) {
  return (
    <Question path={path} query={query}>
      <span className="handed quiet">Filled in: {said.join(", ")}</span>
    </Question>
  );
}

type QuestionProps = { path: ToolPath; query?: string; children?: ReactNode };

function Question({ path, query = "", children }: QuestionProps) {
  return (
    <p>
      <a className="arrow-link" href={path + query}>
        {toolNames[path]}
        <Icon of="arrowRight" />
      </a>
      {children}
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
        <Question path={path} key={path} />
      ))}
    </nav>
  );
}
