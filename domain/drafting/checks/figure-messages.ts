import { factText, type Fact } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/fact-tokens.ts";
import type { Limits } from "./scope/limits.ts";

export function contradictionMessage(quote: string, by: Fact): string {
  return `The text says “${quote}”, but the records give ${factText(by)} for “${by.label}”: write ${factToken(by.id)} or leave the statement out.`;
}

export function swapMessage(quote: string, of: Fact, instead: Fact, { allowed }: Limits): string {
  const about = `“${quote}” is the value of “${of.label}” (${of.edition})`;
  const groups = [...(allowed.group ?? [])].join(", ");
  const named = groups === "" ? "something else" : groups;
  if (instead.id === of.id)
    return `${about}, but the text gives it for ${named}: name what it belongs to or leave it out.`;
  return `${about}, but the text is about “${instead.label}”, which is ${factText(instead)}: write ${factToken(instead.id)}.`;
}

export function unsupportedMessage(quote: string): string {
  return `No record says “${quote}” of this: leave the figure out, or say that the official site has to be asked.`;
}

export function typedMessage(record: Fact, token: string, isMended: boolean): string {
  return isMended
    ? `The typed value of “${record.label}” was replaced by its token ${token}.`
    : `The value of “${record.label}” is typed; its token is ${token}.`;
}
