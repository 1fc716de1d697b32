import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

const piecesSchema = z.record(z.string(), z.array(z.string()));
const safetySchema = z.object({ unsafe: piecesSchema, harmless: piecesSchema });

/** Written before the rules; every second piece was held back while the rules were written. */
const varied = labelledData("corpus/safety/varied", safetySchema);

/** In the wording of somebody who knows the rules and goes round them; the rules were widened by them afterwards. */
const evasive = labelledData("corpus/safety/evasive", safetySchema);

/** Pieces that may never be published, by what they are about. */
export const unsafePieces = { ...varied.unsafe, ...evasive.unsafe };

/** Their harmless neighbours. */
export const harmlessPieces = { ...varied.harmless, ...evasive.harmless };
