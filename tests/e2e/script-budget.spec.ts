import { expect, type Page } from "@playwright/test";
import { freshName, makeDraft, readPreview, test } from "./desk.ts";
import { holdSession } from "./sessions.ts";

/** Most script, compressed, that an admin or review page may load, in bytes. */
const mostScript = 260_000;
/** With the text part of the editor, which comes after its page. */
const mostScriptOfEditor = 420_000;

// What the pages load of their own is added up from the build: tests/pages/desk-scripts.unit.test.ts.
test("the dashboard and review pages load at most 260 kB of script each, the editor 420 kB", async ({
  page,
  request,
}) => {
  await holdSession(page);
  const draft = await makeDraft(request, freshName("Fee for one paper"));
  const { approveToken, editToken } = await readPreview(request, draft);
  for (const [address, most] of [
    ["/admin/dashboard", mostScript],
    [`/admin/posts/${draft.id}`, mostScriptOfEditor],
    [draft.previewUrl, mostScript],
    [`/blog/edit/${draft.id}?token=${editToken}`, mostScript],
    // Publishes, therefore last.
    [`/blog/approve?postId=${draft.id}&token=${approveToken}`, mostScript],
  ] as const)
    expect.soft(await scriptOf(page, address), address).toBeLessThanOrEqual(most);
});

/** Bytes of all script that a page loads, as sent, until it has gone quiet; nothing comes from a cache. */
async function scriptOf(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // The protocol tells names of headers as they were sent.
    const isCompressed = new Headers(response.headers).get("content-encoding") === "br";
    if (type === "Script" || response.mimeType === "text/javascript") {
      expect([response.url, isCompressed]).toEqual([response.url, true]);
      scripts.add(requestId);
    }
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await session.detach();
  expect(scripts.size).toBeGreaterThan(0);
  test.info().annotations.push({ type: "script", description: `${address}: ${bytes} bytes` });
  return bytes;
}
