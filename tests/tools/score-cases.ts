import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

export const ways = ["right", "wrong", "left"] as const;

/** A paper, with the split that is chosen where it is not the one that was sat. */
const papers = ["btech", "barch", "bplanning", "barch reference", "bplanning reference"] as const;
const paperSchema = z.enum(papers);
export type CasePaper = (typeof papers)[number];

/** Typed for right, wrong and left; "" for nothing. */
const typedSchema = z.tuple([z.string(), z.string(), z.string()]);

export const scoreCases = labelledData(
  "tools/cases/scores",
  z.object({
    /** A section, what is typed, and what it makes, worked out by hand. */
    sections: z.record(
      z.string(),
      z.array(z.tuple([paperSchema, z.string(), typedSchema, z.string(), z.int()])),
    ),
    /** Right and wrong of each section in its order, marks of the Drawing test, and the total out of how many. */
    papers: z.array(
      z.tuple([
        paperSchema,
        z.array(z.union([z.tuple([z.int(), z.int()]), z.string()])),
        z.number(),
        z.int(),
      ]),
    ),
    /** Impossible sections, with the field and the words of the complaint. */
    wrong: z.array(z.tuple([paperSchema, z.string(), typedSchema, z.enum(ways), z.string()])),
  }),
);
