import { z } from "zod";
import { adminToken } from "./blog-posts.ts";
import type { TestSite } from "./site.ts";

type Asked = Pick<TestSite, "request">;

const reportSchema = z.object({ findings: z.array(z.object({ sentence: z.string() })) });
const takenSchema = z.object({ report: reportSchema, importId: z.string().nullable() });
const checkedSchema = z.object({ report: reportSchema });

/** The calls of the desk on closing ranks, as its only admin makes them for round 6 of 2025. */
export async function openRankDesk(site: Asked) {
  const authorization = `Bearer ${await adminToken(site)}`;

  async function send(call: string, body: FormData | string): Promise<unknown> {
    const headers = new Headers({ authorization });
    if (typeof body === "string") headers.set("content-type", "application/json");
    const answer = await site.request(`/functions/ranks${call}`, { method: "POST", headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    /** Takes the table in; what it asks about an import that is replaced is confirmed. */
    async import(text: string): Promise<string> {
      const { importId, report } = takenSchema.parse(await send("", formOf(text)));
      if (importId === null)
        throw new Error(report.findings.map(({ sentence }) => sentence).join(" "));
      return importId;
    },

    /** What is said of the table. */
    async check(text: string): Promise<string> {
      const { findings } = checkedSchema.parse(await send("/check", formOf(text))).report;
      return findings.map(({ sentence }) => sentence).join(" ");
    },

    withdraw: (id: string) =>
      send("/withdraw", JSON.stringify({ id, reason: "It was the wrong file." })),
  };
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.set("file", new File([text], "ranks.csv"));
  form.set("year", "2025");
  form.set("round", "6");
  form.append("confirmed", "replace 2025");
  return form;
}
