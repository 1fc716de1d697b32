import {
  checkClosingRanks,
  importClosingRanks,
  listClosingRanks,
} from "../../app/calls/closing-ranks-schema.ts";
import type { HandedRound } from "../../domain/closing-ranks/closing-ranks-service.ts";
import { roundBounds } from "../../domain/closing-ranks/round-rows.ts";
import { mapResult, succeed, type Result } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import type { FileForm } from "../file-form.ts";
import { limits } from "../limits.ts";
import { checkedInput, uploadRoute, type Route, type CallSources } from "./api-routes.ts";

type SentRound = HandedRound & { readonly source: string; readonly isConfirmed: boolean };

export function closingRankCalls(sources: CallSources): readonly Route[] {
  const { closingRanks, findAdmin, adminRoute } = sources;
  const withLimit = createConcurrencyLimit(limits.roundImports);
  const rules = { ...roundForm, find: findAdmin, withLimit };
  return [
    adminRoute(listClosingRanks, async () => succeed({ rounds: await closingRanks.list() })),
    uploadRoute(checkClosingRanks, rules, async (form) => {
      const sent = sentRound(form);
      const report = sent.ok ? await closingRanks.check(sent.value) : sent;
      return mapResult(report, (made) => ({ report: made }));
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
  return mapResult(input, ({ year, round, source, confirmed }) => ({
    year,
    round,
    source: source || file.name,
    isConfirmed: confirmed === "yes",
    file: file.content,
  }));
}

const roundForm = {
  fileBytes: roundBounds.bytes,
  tooLarge: "A file of one round can have 16 MB at most.",
  notAForm: "A round has to be sent as the field “file” of a form (multipart/form-data).",
  tooMany: "Another round is being read. Please try again in a few seconds.",
} as const;
