import { privatePaths } from "./private-paths.ts";

/** Where the rules are; public pages name the address in their `Speculation-Rules` header. */
export const speculationRulesPath = "/speculation-rules.json";

/** Links that a browser may open ahead once a reader points at them: public pages, which run no script. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...privatePaths.map((path) => except(`${path}*`)),
          except("/share/*"),
          // Files for programs, and what is downloaded.
          except("/*.*"),
        ],
      },
      eagerness: "moderate",
    },
  ],
} as const;

function except(pattern: string) {
  return { not: { href_matches: pattern } };
}
