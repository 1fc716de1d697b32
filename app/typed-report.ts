import { createContext } from "react-router";
import type { ReportField } from "./calls/mistakes.ts";

/** What somebody typed into the form of a report that was not taken, and why. */
export type TypedReport = {
  readonly typed: Readonly<Record<ReportField, string>>;
  /** What is to be changed, beside its field. */
  readonly complaints: Readonly<Partial<Record<ReportField, string>>>;
  /** Why nothing was taken, where no field is to blame. */
  readonly refusal: string | null;
};

/** The report of this request; null where the form was opened. */
export const typedReportContext = createContext<TypedReport | null>(null);
