import { tools } from "../../content/tool-list.ts";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { loadedMeta } from "../page-meta.ts";
import { handbookMeta } from "../search-metadata.ts";
import { TopicIcon } from "../ui/icon.tsx";
import type { Route } from "./+types/tools.ts";

const description =
  "Your question, answered from the checked facts: no phone number, no account, nothing kept.";

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path: "/tools", description }) };
}

export const meta = loadedMeta;

export default function ToolsPage() {
  return (
    <PageFrame head={<PageHead title="Tools" lead={description} />}>
      <ul className="tool-list">
        {tools.map(({ path, question, needs, gives }) => (
          <li key={path}>
            <h2>
              <TopicIcon of={path} />
              <a href={path}>{question}</a>
            </h2>
            <p>{gives}</p>
            <p className="quiet">You need: {needs}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
