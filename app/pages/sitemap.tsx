import { PlainHead } from "../sections/page-frame.tsx";
import type { Route } from "./+types/sitemap.ts";
import { textOfEdition } from "../../content/of-edition.ts";
import { sitemapGroups } from "../../content/sitemap-groups.ts";
import { handbookMeta, loadedMeta } from "../page-meta.ts";
import { factsContext } from "../page-context.ts";
import { LinkList } from "../ui/links.tsx";
import { Icon } from "../ui/icon.tsx";

const description =
  "All pages of this JEE Main {year} guide in four groups: general pages, exam information, results and counseling, and study resources.";

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  return {
    meta: handbookMeta(context, {
      path: "/sitemap",
      description: textOfEdition(description, facts.edition),
    }),
    groups: sitemapGroups(facts),
  };
}

export const meta = loadedMeta;

const counts: Readonly<Record<number, string>> = { 4: "four", 5: "five" };

export default function SitemapPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <PlainHead
        title="Sitemap"
        lead={`Every page of this site, in ${counts[groups.length] ?? "some"} groups.`}
      />
      <div className="grid sitemap">
        {groups.map(({ title, icon, links }) => (
          <nav className="card" aria-label={title} key={title}>
            <h2 className="cluster">
              <Icon of={icon} />
              {title}
            </h2>
            <LinkList links={links} arrows />
          </nav>
        ))}
      </div>
    </div>
  );
}
