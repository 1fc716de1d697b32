import { stdin, stdout } from "node:process";
import { buffer } from "node:stream/consumers";
import { deserialize } from "node:v8";
import { fail } from "../../shared/result.ts";
import { readPage, type FetchedPage } from "./page-text.ts";

// Runs in a process of its own, as it stands here: a page is whatever a stranger's server sends.

/** Characters of JSON that may go back: the bounds of a page, and what stands around its blocks. */
const longestAnswer = 6_000_000;

const read = await readPage(deserialize(await buffer(stdin)) as FetchedPage);
const answer = JSON.stringify(read);
stdout.write(
  answer.length <= longestAnswer
    ? answer
    : JSON.stringify(fail("unacceptable", "There is too much on the page")),
);
