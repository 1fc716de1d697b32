import { PlainHead } from "../sections/page-frame.tsx";
import { LinkList } from "../ui/links.tsx";
import { product } from "../../content/site.ts";
import { archiveTitle } from "../../content/sitemap-groups.ts";
import { addressIn, archivePath, isOfEdition } from "../../content/edition-address.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { factsContext } from "../page-context.ts";
import { deepPageMeta, loadedMeta } from "../page-meta.ts";
import { factsFilePath } from "../feeds/facts-file.ts";
import type { Route } from "./+types/archive.ts";

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { edition } = facts;
  const exam = `${product} ${edition}`;
  const title = archiveTitle(edition);
  return {
    meta: deepPageMeta(context, {
      path: addressIn(archivePath, facts),
      title,
      description: `All ${exam} pages as they were: dates, registration, pattern, results and counselling, with their sources.`,
      under: null,
    }),
    title,
    lead: `Everything that this site had on ${exam}. The facts are those of that year, kept for reference.`,
    pages: pageCatalogue(edition)
      .filter(({ path }) => isOfEdition(path))
      .map(({ path, title, description }) => ({
        address: addressIn(path, facts),
        title,
        description,
      })),
    files: [
      { path: addressIn("/important-dates.ics", facts), label: `Calendar of ${exam}` },
      { path: `${factsFilePath}?edition=${edition}`, label: `All facts of ${exam}, for programs` },
    ],
  };
}

export const meta = loadedMeta;

export default function ArchivePage({ loaderData }: Route.ComponentProps) {
  const { title: heading, lead, pages, files } = loaderData;
  return (
    <div className="stack-wide">
      <PlainHead title={heading} lead={lead} />
      <ul className="grid contents">
        {pages.map(({ address, title, description }) => (
          <li key={address}>
            <a className="card" href={address}>
              <strong>{title}</strong>
              <span className="quiet">{description}</span>
            </a>
          </li>
        ))}
      </ul>
      <LinkList links={files} />
    </div>
  );
}
