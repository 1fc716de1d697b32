import { isEdition, type Edition, type EditionList, type EditionPlace } from "./facts/edition.ts";
import type { PagePath } from "./page-catalogue.ts";

/** In the code, the page of the first edition stands for all. */
const namedByYear: ReadonlyMap<string, string> = new Map([
  ["/registration-2026", "/registration-"],
  ["/syllabus-2026", "/syllabus-"],
]);

/** Every edition has its own; the current one at an address without its year. */
const evergreen: ReadonlySet<string> = new Set([
  "/exam-pattern",
  "/eligibility-criteria",
  "/important-dates",
  "/important-dates.ics",
  "/admit-card",
  "/results",
  "/counseling",
  "/mock-tests",
  "/preparation-tips",
  "/faq",
]);

/** Linked although no page has them. */
const shortAddresses: ReadonlyMap<string, PagePath> = new Map([
  ["/eligibility", "/eligibility-criteria"],
  ["/registration", "/registration-2026"],
  ["/syllabus", "/syllabus-2026"],
]);

export const isShortAddress = (path: string): boolean => shortAddresses.has(path);

/** `/2026` leads there once it is not the current edition. */
export const archivePath = "/archive";

export function isOfEdition(path: string): boolean {
  return evergreen.has(path) || namedByYear.has(path) || path === archivePath;
}

/**
 * Evergreen addresses are those of the current edition; every other has the same pages below its year, and
 * short addresses give way to their pages.
 */
export function addressIn(path: string, { edition, editions }: EditionPlace): string {
  const isCurrent = edition === editions.current;
  const page = isCurrent ? path : (shortAddresses.get(path) ?? path);
  const namedPage = namedByYear.get(page);
  if (namedPage !== undefined) return namedPage + edition;
  if (page === archivePath) return `/${edition}`;
  return isCurrent || !evergreen.has(page) ? page : `/${edition}${page}`;
}

export function inCurrent({ editions }: EditionPlace): EditionPlace {
  return { edition: editions.current, editions };
}

export function isArchivePage(path: string, { edition, editions }: EditionPlace): boolean {
  return edition !== editions.current && isOfEdition(path);
}

export function meantBy(
  path: string,
  place: EditionPlace,
): { readonly address: string; readonly isLasting: boolean } | undefined {
  const page = shortAddresses.get(path);
  if (page === undefined) return undefined;
  const isLasting = !namedByYear.has(page) || place.editions.listed.length === 1;
  return { address: addressIn(page, inCurrent(place)), isLasting };
}

export type EditionAddress =
  | { readonly kind: "page"; readonly path: string; readonly edition: Edition }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "missing" };

/** An edition that readers cannot see has none. */
export function readEditionAddress(path: string, editions: EditionList): EditionAddress {
  if (path === archivePath) return missing;
  for (const [inCode, beginning] of namedByYear)
    if (path.startsWith(beginning)) {
      const edition = path.slice(beginning.length);
      if (isEdition(edition))
        return isListed(edition, editions) ? pageOf(inCode, edition) : missing;
    }
  const [, edition, restOfPath = ""] = /^\/(20\d\d)(\/.*)?$/.exec(path) ?? [];
  if (edition === undefined) return pageOf(path, editions.current);
  // While there is one edition, nothing stands below its year.
  if (!isListed(edition, editions) || editions.listed.length === 1) return missing;
  if (edition === editions.current)
    return { kind: "moved", to: restOfPath === "" ? "/" : restOfPath };
  if (restOfPath === "") return pageOf(archivePath, edition);
  if (evergreen.has(restOfPath)) return pageOf(restOfPath, edition);
  const twin = [...namedByYear].find(
    ([inCode]) => restOfPath === inCode || restOfPath === withoutYear(inCode),
  );
  return twin === undefined ? missing : { kind: "moved", to: twin[1] + edition };
}

export function pathInCode(path: string): string {
  const twin = [...namedByYear].find(
    ([, beginning]) => path.startsWith(beginning) && isEdition(path.slice(beginning.length)),
  );
  if (twin !== undefined) return twin[0];
  const [isDated, restOfPath = ""] = /^\/20\d\d(\/.*)?$/.exec(path) ?? [];
  if (isDated === undefined) return path;
  if (restOfPath === "") return archivePath;
  return evergreen.has(restOfPath) ? restOfPath : path;
}

const missing: EditionAddress = { kind: "missing" };

function pageOf(path: string, edition: Edition): EditionAddress {
  return { kind: "page", path, edition };
}

function isListed(edition: Edition, { listed }: EditionList): boolean {
  return listed.some((one) => one.edition === edition);
}

function withoutYear(path: string): string {
  return path.replace(/-\d{4}$/, "");
}
