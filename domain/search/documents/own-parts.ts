import { homeContents } from "../../../content/home-content.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import { catalogueEntry } from "../../../content/page-catalogue.ts";
import { plainText } from "./plain-text.ts";
import { searchDocument, type SearchDocument } from "./search-document.ts";

/** Parts of pages that are no information pages, where a reader may look for just that part. */
export function ownParts(facts: FactSnapshot): readonly SearchDocument[] {
  const { aboutTheExam } = homeContents(facts.edition);
  const notice = "/is-this-notice-real";
  return [
    searchDocument({
      kind: "page",
      path: "/#about-the-exam",
      title: aboutTheExam.title,
      names: "nta, national testing agency, what is jee main, about the exam, full form of jee",
      lines: aboutTheExam.paragraphs.map((paragraph) => plainText(paragraph, facts)),
    }),
    searchDocument({
      kind: "page",
      path: `${notice}#official`,
      title: "The official sites",
      within: catalogueEntry(notice, facts.edition).title,
      names: "official website, official site of nta, official link, real website, website address",
      lines: Object.values(officialSites).map(
        ({ title, address, usedFor }) => `${title}: ${new URL(address).host}, ${usedFor}.`,
      ),
    }),
  ];
}
