import type { PagePath } from "../../content/page-catalogue.ts";
import { tools } from "../../content/tools.ts";
import { useFacts } from "../facts-context.ts";
import { Icon } from "../ui/icon.tsx";

/** The tools for the questions of a page of the handbook; they know the current edition alone. */
export function ToolLinks({ page }: { page: PagePath }) {
  const { edition, editions } = useFacts();
  const asked = tools.filter((tool) => tool.asked === page);
  if (asked.length === 0 || edition !== editions.current) return null;
  return (
    <nav aria-label="Tools for this page">
      {asked.map(({ path, question }) => (
        <p key={path}>
          <a className="arrow-link" href={path}>
            {question}
            <Icon of="arrowRight" />
          </a>
        </p>
      ))}
    </nav>
  );
}
