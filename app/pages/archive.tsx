import { PlainHead } from "../sections/page-frame.tsx";
import { LinkList } from "../ui/links.tsx";
import { archivePage } from "../../content/archive-content.ts";
import { addressIn, archivePath, isOfEdition } from "../../content/edition-address.ts";
import { pageCatalogue } from "../../content/page-catalogue.ts";
import { factsContext } from "../facts-context.ts";
import { deepPageMeta } from "../search-metadata.ts";
import { factsFilePath } from "../feeds/facts-file.ts";
import { loadedMeta } from "../page-meta.ts";
import type { Route } from "./+types/archive.ts";

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { edition } = facts;
  const words = archivePage(edition);
  return {
    meta: deepPageMeta(context, {
      path: addressIn(archivePath, facts),
      title: words.title,
      description: words.description,
      under: null,
    }),
    words,
    pages: pageCatalogue(edition)
      .filter(({ path }) => isOfEdition(path))
      .map(({ path, title, description }) => ({
        address: addressIn(path, facts),
        title,
        description,
      })),
    files: [
      { path: addressIn("/important-dates.ics", facts), label: words.calendar },
      { path: `${factsFilePath}?edition=${edition}`, label: words.facts },
    ],
  };
}

export const meta = loadedMeta;

export default function ArchivePage({ loaderData: { words, pages, files } }: Route.ComponentProps) {
  return (
    <div className="stack-wide">
      <PlainHead title={words.title} lead={words.lead} />
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
