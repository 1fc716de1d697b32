import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  factFiles,
  factNote,
  factText,
  isReportedDifference,
  noteText,
} from "../../content/facts/index.ts";
import { shownStanding } from "../../content/facts/standing.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { factValueSchema } from "../../domain/facts/fact-value-schema.ts";
import { factIdSchema } from "../support/fact-changes.ts";
import { labelledData } from "../support/labelled-data.ts";

const { fact, all: facts } = builtInFacts;

describe("the registry of facts", () => {
  test("holds each record once, whichever file it is in", () => {
    const ids = factFiles.flatMap((file) => Object.keys(file));
    expect(new Set(ids).size).toBe(ids.length);
    expect(facts).toHaveLength(ids.length);
    expect(facts).toHaveLength(298);
  });

  test("gives each record a label, a secure source, a day of check and an existing page", () => {
    const paths = new Set<string>(cataloguePaths);
    const flawed = facts.filter(
      ({ label, source, checkedOn, page }) =>
        label === "" ||
        source.title === "" ||
        !URL.canParse(source.address) ||
        new URL(source.address).protocol !== "https:" ||
        !/^\d{4}-\d\d-\d\d$/.test(checkedOn) ||
        !paths.has(page),
    );
    expect(flawed).toEqual([]);
  });

  test("has labels that no two records share", () => {
    const labels = facts.map(({ label }) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  test("has values that the office could state, with ranges and days in their order", () => {
    const odd = facts.filter(({ value }) => !factValueSchema.safeParse(value).success);
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test("says in the note of Paper 2B that its parts add up to more", () => {
    const record = fact("paper2b.total_marks");
    expect(record.status.kind).toBe("conflict");
    expect(factNote(record, builtInFacts)).toContain("add up to more than its total");
  });

  test("has a note for every conflict", () => {
    const conflicts = facts.filter(({ status }) => status.kind === "conflict");
    expect(conflicts.filter((record) => factNote(record, builtInFacts) === null)).toEqual([]);
  });

  test("calls no value reported that reports contradict, and no advice of this site official", () => {
    const untrue = facts.filter((record) => {
      const shown = shownStanding(record);
      return record.status.kind === "conflict"
        ? shown !== "reference"
        : record.confidence === "advice" && shown === "official";
    });
    expect(untrue.map(({ id }) => id)).toEqual([]);
    expect(shownStanding({ ...fact("upload.photo"), standing: "official" })).toBe("official");
  });

  test("names reported differences in the notes and nowhere else", () => {
    const differences = facts.filter(isReportedDifference);
    expect(differences).toHaveLength(21);
    expect(differences.every(({ id }) => id.startsWith("actual."))).toBe(true);
    expect(noteText("C-FEES", builtInFacts)).toContain(
      factText(fact("actual.fee.obc_ews_female.two_papers")),
    );
    expect(noteText("C-UPLOADS", builtInFacts)).toContain(factText(fact("actual.upload.photo")));
  });
});

describe("a fact's text", () => {
  test.each(labelledData("content/cases/fact-texts", z.array(z.tuple([factIdSchema, z.string()]))))(
    "of %s reads %s",
    (id, expected) => {
      expect(factText(fact(id))).toBe(expected);
    },
  );
});
