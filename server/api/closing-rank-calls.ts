import {
  checkClosingRanks,
  importClosingRanks,
  listClosingRanks,
} from "../../app/calls/closing-ranks-schema.ts";
import type {
  ClosingRanksService,
  HandedRound,
} from "../../domain/closing-ranks/closing-ranks-service.ts";
import { roundBounds } from "../../domain/closing-ranks/round-rows.ts";
import { succeed, type Result } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import type { FileForm } from "../file-form.ts";
import { limits } from "../limits.ts";
import {
  checkedInput,
  findAdmin,
  uploadRoute,
  type Route,
  type StaffCheck,
  type StaffRoute,
} from "./api-routes.ts";

type Dependencies = {
  readonly closingRanks: Pick<ClosingRanksService, "check" | "import" | "list">;
  readonly auth: StaffCheck;
  readonly adminRoute: StaffRoute;
};

type SentRound = HandedRound & { readonly source: string; readonly isConfirmed: boolean };

export function closingRankCalls(dependencies: Dependencies): readonly Route[] {
  const { closingRanks, auth, adminRoute } = dependencies;
  const withLimit = createConcurrencyLimit(limits.roundImports);
  const rules = { ...roundForm, find: findAdmin, auth, withLimit };
  return [
    adminRoute(listClosingRanks, async () => succeed({ rounds: await closingRanks.list() })),
    uploadRoute(checkClosingRanks, rules, async (form) => {
      const sent = sentRound(form);
      const report = sent.ok ? await closingRanks.check(sent.value) : sent;
      return report.ok ? succeed({ report: report.value }) : report;
    }),
    uploadRoute(importClosingRanks, rules, async (form, by) => {
      const sent = sentRound(form);
      if (!sent.ok) return sent;
      const { source, isConfirmed } = sent.value;
      return closingRanks.import(sent.value, { source, isConfirmed, by });
    }),
  ];
}

function sentRound({ file, field }: FileForm): Result<SentRound> {
  const input = checkedInput(checkClosingRanks, {
    year: field("year"),
    round: field("round"),
    source: field("source") ?? "",
    confirmed: field("confirmed"),
  });
  if (!input.ok) return input;
  const { year, round, source, confirmed } = input.value;
  return succeed({
    year,
    round,
    source: source === "" ? file.name : source,
    isConfirmed: confirmed === "yes",
    file: file.content,
  });
}

const roundForm = {
  fileBytes: roundBounds.bytes,
  tooLarge: "A file of one round can have 16 MB at most.",
  notAForm: "A round has to be sent as the field “file” of a form (multipart/form-data).",
  tooMany: "Another round is being read. Please try again in a few seconds.",
} as const;
