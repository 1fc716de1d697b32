import type { Edition, EditionList, EditionPlace } from "./facts/edition.ts";
import { isEdition } from "./facts/edition.ts";
import type { LinkedPath } from "./words.ts";

/** Pages whose address names its year; the one of the first edition stands for them in the code. */
const namedByYear: ReadonlyMap<string, string> = new Map([
  ["/registration-2026", "/registration-"],
  ["/syllabus-2026", "/syllabus-"],
]);

/** Pages and files of which every edition has its own, at an address without its year while it is current. */
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

/** What stands at `/2026` once it is not the current edition: the list of its pages. */
export const archivePath = "/archive";

/** Whether every edition has a page of its own for this one. */
export function isOfEdition(path: string): path is LinkedPath | typeof archivePath {
  return evergreen.has(path) || namedByYear.has(path) || path === archivePath;
}

/**
 * Where a page of the site stands for the edition that is asked for. The evergreen addresses are those
 * of the current one; every other has the same pages below its year.
 */
export function addressIn(
  path: LinkedPath | typeof archivePath,
  { edition, editions }: EditionPlace,
): string {
  const named = namedByYear.get(path);
  if (named !== undefined) return named + edition;
  if (path === archivePath) return `/${edition}`;
  return edition === editions.current || !evergreen.has(path) ? path : `/${edition}${path}`;
}

/** What an address means: a page (by its path in the code) of an edition, another address, or nothing. */
export type EditionAddress =
  | { readonly kind: "page"; readonly path: string; readonly edition: Edition }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "missing" };

/** Reads the path of an address; an edition that readers cannot see has none. */
export function readEditionAddress(path: string, editions: EditionList): EditionAddress {
  if (path === archivePath) return missing;
  for (const [inCode, beginning] of namedByYear)
    if (path.startsWith(beginning)) {
      const edition = path.slice(beginning.length);
      if (isEdition(edition))
        return isListed(edition, editions) ? pageOf(inCode, edition) : missing;
    }
  const [, edition, rest = ""] = /^\/(20\d\d)(\/.*)?$/.exec(path) ?? [];
  if (edition === undefined) return pageOf(path, editions.current);
  // While there is one edition, nothing stands below its year.
  if (!isListed(edition, editions) || editions.listed.length === 1) return missing;
  if (edition === editions.current) return { kind: "moved", to: rest === "" ? "/" : rest };
  if (rest === "") return pageOf(archivePath, edition);
  if (evergreen.has(rest)) return pageOf(rest, edition);
  const twin = [...namedByYear].find(([inCode]) => rest === inCode || rest === withoutYear(inCode));
  return twin === undefined ? missing : { kind: "moved", to: twin[1] + edition };
}

/** The path in the code of what an address would mean, whichever editions there are. */
export function pathInCode(path: string): string {
  const twin = [...namedByYear].find(
    ([, beginning]) => path.startsWith(beginning) && isEdition(path.slice(beginning.length)),
  );
  if (twin !== undefined) return twin[0];
  const [isDated, rest = ""] = /^\/20\d\d(\/.*)?$/.exec(path) ?? [];
  if (isDated === undefined) return path;
  if (rest === "") return archivePath;
  return evergreen.has(rest) ? rest : path;
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
