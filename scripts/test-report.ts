import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod";

/** A file of tests, and the time that its tests take one after the other, in seconds. */
type TimedFile = { readonly name: string; readonly seconds: number };

export type Report = {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly TimedFile[];
};

/** Vitest's, where a file may fail as a whole. */
const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ status: z.string(), duration: z.number().nullish() })),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): Report => ({
    passed: numPassedTests,
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && assertionResults.every((one) => one.status !== "failed"),
      ).length,
    files: testResults.map(({ name, assertionResults }) => ({
      name: relative(process.cwd(), name),
      seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
    })),
  }));

const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats, suites }): Report => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: suites.map((suite) => ({
      name: `tests/e2e/${suite.file}`,
      seconds: sum(durationsOf(suite)) / 1000,
    })),
  }));

export function readReport(path: string): Report {
  return z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(path, "utf8")));
}

/** The files that take longest, for a person to look at: how long a test takes decides nothing. */
export function slowest(files: readonly TimedFile[], count: number): readonly TimedFile[] {
  const times = new Map<string, number>();
  for (const { name, seconds } of files) times.set(name, (times.get(name) ?? 0) + seconds);
  return [...times]
    .map(([name, seconds]) => ({ name, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

function durationsOf({ specs, suites = [] }: PlaywrightSuite): number[] {
  const ownResults = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...ownResults.map(({ duration }) => duration), ...suites.flatMap(durationsOf)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
