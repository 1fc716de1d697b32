import type { PagePath } from "../../content/page-catalogue.ts";
import { type Tool, tools } from "../../content/tools.ts";
import { useFacts } from "../facts-context.ts";
import { keptByRecords } from "../kept-parts.tsx";
import { Icon } from "../ui/icon.tsx";

/** The questions that come next, after the answer of a tool or without one. */
export const NextTools = keptByRecords(LinksToNextTools, ({ of: paths }) => paths.join(" "));

function LinksToNextTools({ of: paths }: { of: readonly PagePath[] }) {
  return (
    <nav className="section" aria-labelledby="next-tools">
      <h2 id="next-tools">What comes next</h2>
      <ToolList of={paths.flatMap((path) => tools.filter((tool) => tool.path === path))} />
    </nav>
  );
}

function ToolList({ of: listed }: { of: readonly Tool[] }) {
  return listed.map(({ path, question }) => (
    <p key={path}>
      <a className="arrow-link" href={path}>
        {question}
        <Icon of="arrowRight" />
      </a>
    </p>
  ));
}

/** The tools for the questions of a page of the handbook; they know the current edition alone. */
export function ToolLinks({ page }: { page: PagePath }) {
  const { edition, editions } = useFacts();
  const asked = tools.filter((tool) => tool.asked === page);
  if (asked.length === 0 || edition !== editions.current) return null;
  return (
    <nav aria-label="Tools for this page">
      <ToolList of={asked} />
    </nav>
  );
}
