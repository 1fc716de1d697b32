import { longIndianDate } from "../../domain/shared/clock.ts";
import type { SavedEntry, SavedPage } from "./saved-pages.ts";

/** A page carries only the rules that it uses: those of the mark come with it. */
const markStyle =
  ".saved-mark{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid;border-inline-start-width:.25rem}";

/** A saved page as it is shown: it says first that it is a copy, and of which day. */
export async function markedCopy({ answer, savedOn }: SavedEntry): Promise<Response> {
  const mark = `<p class="saved-mark" role="status">Saved on ${longIndianDate(savedOn)}. The network does not answer, so this is the copy in your browser. Dates and fees may have changed since.</p>`;
  const html = await answer.text();
  const copy = shown(
    html
      .replace("</head>", () => `<style>${markStyle}</style></head>`)
      .replace(/<main\b[^>]*>/, (start) => start + mark),
    answer,
    200,
  );
  await allowMarkStyle(copy.headers);
  return copy;
}

async function allowMarkStyle(headers: Headers): Promise<void> {
  const policy = headers.get("content-security-policy");
  if (policy === null) return;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(markStyle));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  headers.set(
    "content-security-policy",
    policy.replace("style-src ", `style-src 'sha256-${hash}' `),
  );
}

/** The page for an address that is not saved, in the frame of one that is and that no menu marks. */
export async function missingPage(
  frame: SavedEntry,
  saved: readonly SavedPage[],
): Promise<Response> {
  const list = saved.map(
    ({ address, title, savedOn }) =>
      `<li><a href="${escaped(address)}">${title}</a>, saved on ${longIndianDate(savedOn)}</li>`,
  );
  const main = `<div class="stack-wide"><header class="stack"><h1>This page is not saved</h1><p class="lead">The network does not answer, and this page is not among those in your browser.</p></header><p><a class="button" href="">Try again</a></p><section class="stack" aria-labelledby="saved"><h2 id="saved">Saved pages</h2><ul>${list.join("")}</ul></section></div>`;
  const html = await frame.answer.text();
  return shown(
    html
      .replace(/<script type="module"[^>]*><\/script>/, "")
      .replace(/<title>[^<]*/, (title) => title.replace(/^[^|]*/, "<title>Not saved "))
      .replace(
        /(<main\b[^>]*>)[^]*(<\/main>)/,
        (_all, start: string, end: string) => start + main + end,
      ),
    frame.answer,
    503,
  );
}

function escaped(address: string): string {
  return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** The headers stay, its content policy among them. */
function shown(html: string, { headers: given }: Response, status: number): Response {
  const headers = new Headers(given);
  headers.delete("content-length");
  return new Response(html, { status, headers });
}
