import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

const rowSchema = z.tuple([z.string(), z.string(), z.array(z.string()), z.array(z.string())]);

/**
 * The first question to a page, and the part of its answer that stands wholly on the first screen of a phone:
 * elements of `main`, of each the first that fits, and figures among its key facts.
 */
export const firstScreens = labelledData("e2e/cases/first-screens", z.array(rowSchema)).map(
  ([path, question, shown, figures]) => ({
    path,
    question,
    shows: [...shown, ...figures.map((text) => `.key-facts dd:has-text("${text}")`)],
  }),
);
