import { z } from "zod";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { findingKinds, type Finding } from "../../domain/posts/revisions/ledger.ts";
import { labelledData } from "../support/labelled-data.ts";

/** A seeded fault: words in a body or a change of a draft, with the kinds of which one has to be found. */
export type Fault = {
  readonly kinds: readonly Finding["kind"][];
  readonly draft: Partial<DraftContent>;
};

/** Words alone are some markdown in an otherwise sound body. */
const faultsSchema = z.array(
  z.object({
    kinds: z.array(z.enum(findingKinds)),
    drafts: z.array(
      z.union([
        z.string().transform((body_markdown) => ({ body_markdown })),
        z.custom<Partial<DraftContent>>((draft) => typeof draft === "object"),
      ]),
    ),
  }),
);

function faultsOf(part: string): readonly Fault[] {
  return labelledData(`corpus/faults/${part}`, faultsSchema).flatMap(({ kinds, drafts }) =>
    drafts.map((draft) => ({ kinds, draft })),
  );
}

/** What a model may get wrong, seeded before the checks were tuned: figures, editions and groups, what no record says, rules. They hold for `correctToday`. */
export const faults = faultsOf("first");

/** More faults, in other words than the first. */
export const variedFaults = faultsOf("varied");

/** Faults that were written after the rules. At their first comparison 65 of 66 were stopped. */
export const heldOutFaults = faultsOf("held-out");

/** Promises, addresses, links, tokens, HTML, smuggled instructions and drafts out of shape. */
export const unsafeFaults = faultsOf("unsafe");
