import { tools } from "../../content/tool-list.ts";
import { PageFrame } from "../sections/page-frame.tsx";
import { factsContext } from "../facts-context.ts";
import { pageMeta } from "../page-meta.ts";
import { readPageContext } from "../page-context.ts";
import { handbookMeta } from "../search-metadata.ts";
import { siteContext } from "../site-context.ts";
import { TopicIcon } from "../ui/icon.tsx";
import type { Route } from "./+types/tools.ts";

const description =
  "Your question, answered from the checked facts: no phone number, no account, nothing kept.";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const facts = context.get(factsContext);
  return {
    pageContext: readPageContext(site),
    meta: handbookMeta({ ...site, facts }, { path: "/tools", description }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.meta);
}

export default function ToolsPage({ loaderData: { pageContext } }: Route.ComponentProps) {
  const head = (
    <>
      <h1>Tools</h1>
      <p className="lead">{description}</p>
    </>
  );
  return (
    <PageFrame pageContext={pageContext} head={head} contents={[]}>
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
