import { decodeText } from "../../shared/decode-text.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { createBlockList, type PageText, isPdf } from "./block.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { pdfBlocks } from "./pdf-blocks.ts";

export type FetchedPage = {
  readonly address: string;
  readonly contentType: string;
  readonly body: Uint8Array;
};

/** Characters of HTML that are read: no page for people is so long. */
const longestSource = 6_000_000;

/** Reads what came as HTML, PDF or plain text, by what it is and not by what it is called. `unacceptable` for all else. */
export async function readPage(page: FetchedPage): Promise<Result<PageText>> {
  const { address, contentType, body } = page;
  const begin = Buffer.from(body.subarray(0, 1_024)).toString("latin1");
  if (isPdf(body)) return pdfBlocks(body);
  if (begin.includes("\0\0")) return fail("unacceptable", "It is no page of text");
  const source = decodedText(body, contentType, begin);
  if (source === null) return fail("unacceptable", "Its letters are of a kind that is not known");
  const isHtml =
    /\bhtml\b/i.test(contentType) || /<(?:!doctype html|html|head|body)\b/i.test(begin);
  if (isHtml) return succeed(htmlBlocks(source.slice(0, longestSource), address));
  return /^text\/plain\b/i.test(contentType) || contentType === ""
    ? succeed(plainBlocks(source))
    : fail("unacceptable", `It is neither a page nor a PDF (${contentType.slice(0, 60)})`);
}

function plainBlocks(source: string): PageText {
  const list = createBlockList();
  for (const text of source.split(/\r?\n\s*\n/)) {
    if (list.isFull()) break;
    list.add({ kind: "paragraph", text, links: [] });
  }
  return { title: list.blocks[0]?.text.split("\n")[0]?.slice(0, 200) ?? "", blocks: list.blocks };
}

/** Null for a name of letters that is unknown. */
function decodedText(body: Uint8Array, contentType: string, begin: string): string | null {
  const named = /charset\s*=\s*["']?\s*([\w:.-]+)/i;
  const [, ofHeader] = named.exec(contentType) ?? [];
  const [, ofPage] = named.exec(begin) ?? [];
  try {
    if (ofHeader !== undefined || ofPage === undefined) return decodeText(body, ofHeader);
    // A page that says in plain letters that it is UTF-16, as those of Word do, is not.
    return decodeText(body, new TextDecoder(ofPage).encoding.replace(/^utf-16.+/, "utf-8"));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
