import { tools } from "../../content/page-catalogue.ts";
import { noticeCheckPath } from "../../content/official-sites.ts";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { loadedMeta, handbookMeta } from "../page-meta.ts";
import { TopicIcon } from "../ui/icon.tsx";
import type { Route } from "./+types/tools.ts";

const description =
  "Your questions, answered from our checked facts. No phone number, no account, nothing stored.";

/** Not on the way to a seat, but asked for as often. */
const noticeCheck = {
  path: noticeCheckPath,
  name: "Is this notice real?",
  needs: "The link or the message",
  gives: "Compare the address in a message with the list of official sites.",
};

export function loader({ context }: Route.LoaderArgs) {
  return { meta: handbookMeta(context, { path: "/tools", description }) };
}

export const meta = loadedMeta;

export default function ToolsPage() {
  return (
    <PageFrame head={<PageHead path="/tools" title="Tools" lead={description} />}>
      <ul className="grid tool-list">
        {[...tools, noticeCheck].map(({ path, name, needs, gives }) => (
          <li key={path}>
            <a className="card" href={path}>
              <TopicIcon of={path} />
              <h2>{name}</h2>
              <span>{gives}</span>
              <span className="quiet">{needs}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
