import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../support/engines.ts";
import { adminBearer, openPublishing } from "../support/publishing.ts";
import { limits } from "../../server/limits.ts";

const { fileForm } = limits;
const boundary = "----form";
const partBytes = 64 * 1024;
/** So much of a form may have been taken when it is refused: what is within the bounds, and parts on their way. */
const maxTaken = 2 * fileForm.otherBytes + 8 * partBytes;

function part(disposition: string, content = "", headers = ""): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n${content}\r\n`;
}

const end = `--${boundary}--\r\n`;
const file = part('name="file"; filename="a.csv"', "x");

/** Forms of any length: their parts never end. */
const endless: readonly (readonly [kind: string, first: string, again: string, says: string])[] = [
  ["parts without end", "", part('name="confirmed"', "x"), "more than 80 parts"],
  ["files without end", "", file, "one file"],
  ["headers of a part without end", `--${boundary}\r\n`, "X-Header: of a part\r\n", "of headers"],
  [
    "a name without end",
    `--${boundary}\r\nContent-Disposition: form-data; name="`,
    "%22",
    "of headers",
  ],
  [
    "the name of a file without end",
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="`,
    "%22",
    "of headers",
  ],
];

describe.each(["/functions/media", "/functions/closing-ranks/check"])(
  "a form that is sent to %s",
  (path) => {
    test.each(endless)(
      "with %s is refused before it has come",
      async (_kind, first, again, says) => {
        const { send, faults } = await openForms(path);
        const sent = endlessBody(first, again);
        const { status, text } = await send(sent.body);
        expect([status, text]).toEqual([400, expect.stringContaining(says) as string]);
        expect(sent.takenAtRefusal()).toBeGreaterThan(0);
        expect(sent.takenAtRefusal()).toBeLessThanOrEqual(maxTaken);
        expect(faults).toEqual([]);
      },
    );

    test("is refused in a sentence where it has two files, a long field, a long name, or no end", async () => {
      const { send, faults } = await openForms(path);
      const forms: readonly (readonly [form: string, says: string])[] = [
        [file + file + end, "one file"],
        [part('name="source"', "x".repeat(fileForm.fieldBytes + 1)) + end, "bytes"],
        [
          part(`name="file"; filename="${"x".repeat(fileForm.nameCharacters + 1)}"`) + end,
          "shorter",
        ],
        [part(`name="file"; filename*=utf-9''x`) + end, "field “file” of a form"],
        [part('filename="x"') + end, "field “file” of a form"],
        [file.slice(0, -4), "field “file” of a form"],
        ["", "field “file” of a form"],
        ["hello", "field “file” of a form"],
      ];
      for (const [form, says] of forms) {
        const { status, text } = await send(form);
        expect([form, status, text]).toEqual([form, 400, expect.stringContaining(says) as string]);
      }
      const other = await send(file + end, `multipart/form-data; boundary=${"x".repeat(71)}`);
      expect(other.status).toBe(400);
      // It is a form: what is wrong with it now is the file, or a field that it has not.
      expect((await send(file + end)).text).not.toContain("of a form");
      expect(faults).toEqual([]);
    });

    test("whose file is too large is refused with 413 before it has come", async () => {
      const { send } = await openForms(path);
      const content = "x".repeat(partBytes);
      const sent = endlessBody(file.slice(0, -2), content, 64 * 1024 * 1024);
      expect(await send(sent.body)).toMatchObject({ status: 413 });
    });
  },
);

async function openForms(path: string) {
  const { api, faults } = openPublishing(await openTestDatabase("sqlite"));
  async function send(
    body: ReadableStream | string,
    type = `multipart/form-data; boundary=${boundary}`,
  ) {
    const headers = { ...adminBearer, "content-type": type };
    // The types of the request do not know `duplex` yet.
    const init = { method: "POST", headers, body, duplex: "half" };
    const answer = await api.request(new Request("http://localhost" + path, init));
    return { status: answer.status, text: await answer.text() };
  }
  return { send, faults };
}

/** A body that is made when it is asked for, and how much of it was when the form was refused: the rest is discarded. */
function endlessBody(first: string, again: string, bytes: number = limits.discardedFileBytes) {
  const content = Buffer.alloc(partBytes, again);
  let taken = 0;
  let atRefusal = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === 0) controller.enqueue(Buffer.from(first + again));
        else controller.enqueue(new Uint8Array(content));
        taken += partBytes;
        if (taken >= bytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const getReader = body.getReader.bind(body);
  // Whoever discards what is left takes a reader; whoever reads the form goes through its parts.
  Object.assign(body, {
    getReader: () => {
      atRefusal = taken;
      return getReader();
    },
  });
  return { body, takenAtRefusal: () => atRefusal };
}
