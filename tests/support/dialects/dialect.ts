import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

/** How an answer ends; `refusal` is the service's own word for declining. */
export type Ending = "stop" | "length" | "filter" | "refusal";

export type Asked = {
  readonly model: string;
  readonly instructions: string;
  readonly message: string;
  readonly hasSchema: boolean;
};

/** One streaming protocol, as far as a text answer needs it. */
export type Dialect = {
  /** The end of the real service's base address. */
  readonly basePath: string;
  readonly keyIn: (headers: IncomingHttpHeaders) => unknown;
  readonly asked: (path: string, body: unknown) => Asked;
  readonly opening: () => string;
  readonly piece: (text: string) => string;
  readonly closing: (ending: Ending) => string;
  /** A fault that the service reports in the middle of its stream. */
  readonly failing: () => string;
};

/** Counted in every answer. */
export const usage = { input: 1200, output: 345 };

export const overloaded = { type: "overloaded_error", message: "Overloaded" };

/** An event with its type as its name, as OpenAI and Anthropic send it. */
export function event(data: { readonly type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\n${message(data)}`;
}

export function message(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export const partsSchema = z.array(z.object({ text: z.string() }));

export function textOf(content: unknown): string {
  return partsSchema
    .parse(content)
    .map(({ text }) => text)
    .join("");
}
