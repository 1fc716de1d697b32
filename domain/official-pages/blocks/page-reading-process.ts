import { stdin, stdout } from "node:process";
import { buffer } from "node:stream/consumers";
import { deserialize } from "node:v8";
import { readPage, type FetchedPage } from "./page-text.ts";

// Runs in a process of its own, as it stands here: a page is whatever a stranger's server sends.

const page = deserialize(await buffer(stdin)) as FetchedPage;
stdout.write(JSON.stringify(await readPage(page)));
