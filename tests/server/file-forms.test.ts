import { describe, expect, test } from "vitest";
import { limits } from "../../server/limits.ts";
import { openTestDatabase } from "../support/engines.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";

const boundary = "----form-of-this-test";
const end = `--${boundary}--\r\n`;
const file = part('name="file"; filename="a.csv"', "x");

function part(disposition: string, content: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
}

describe.each(["/functions/media", "/functions/closing-ranks/check"])(
  "a form that is sent to %s",
  (path) => {
    async function openForms() {
      const { api, faults } = openPublishing(await openTestDatabase("sqlite"));
      async function send(body: ReadableStream | string, named = boundary) {
        const type = `multipart/form-data; boundary=${named}`;
        const headers = { ...adminBearer, "content-type": type };
        // The types of the request do not know `duplex` yet.
        const init = { method: "POST", headers, body, duplex: "half" };
        const answer = await api.request(new Request("http://localhost" + path, init));
        return { status: answer.status, text: await answer.text() };
      }
      return { send, faults };
    }

    test("is refused in a sentence where it has no file, too many parts, or no end", async () => {
      const { send, faults } = await openForms();
      for (const form of [
        part('name="file"', "x") + end,
        part('name="source"', "x").repeat(limits.fileForm.parts) + file + end,
        part("name=\"file\"; filename*=utf-9''x", "x") + end,
        part('filename="x"', "x") + end,
        file.slice(0, -4),
        "",
        "hello",
      ]) {
        const { status, text } = await send(form);
        expect([form, status]).toEqual([form, 400]);
        expect(text).toContain("field “file” of a form");
      }
      expect((await send(file + end, "another")).status).toBe(400);
      // It is a form: what is wrong with it now is the file, or a field that it has not.
      expect((await send(file + end)).text).not.toContain("of a form");
      expect(faults).toEqual([]);
    });

    test("without end is refused with 413 once it is larger than it may be", async () => {
      const { send } = await openForms();
      let sent = 0;
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(Buffer.from(sent === 0 ? file.slice(0, -2) : "x".repeat(64 * 1024)));
        sent += 64 * 1024;
        if (sent >= 2 * limits.discardedFileBytes) controller.close();
      };
      expect(await send(new ReadableStream({ pull }))).toMatchObject({ status: 413 });
      expect(sent).toBeLessThan(2 * limits.discardedFileBytes);
    });
  },
);
