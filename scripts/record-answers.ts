import { request as httpRequest } from "node:http";
import { z } from "zod";
import { writeArticle } from "../tests/corpus/writer/pipeline.ts";
import {
  emptyAnswers,
  keepAnswer,
  replay,
  startAnswering,
} from "../tests/corpus/writer/answers.ts";
import { corpusRequests } from "../tests/corpus/writer/requests.ts";

/**
 * Records the answers of a model to one request of the corpus:
 * `node scripts/record-answers.ts ID BASE_URL [draft]`, with any server of the OpenAI chat protocol
 * behind the address. What is recorded already is given again and the model is asked for what is missing;
 * with `draft` it is asked for the draft alone, which no check sees.
 */
const [id, baseUrl, onlyRequest] = process.argv.slice(2);
const request = corpusRequests.find((one) => one.id === id);
if (request === undefined || baseUrl === undefined) {
  console.error("usage: node scripts/record-answers.ts ID BASE_URL [draft]");
  process.exit(1);
}

const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
});

const replayedAnswer = replay(request.id);
const isDraftOnly = onlyRequest === "draft";
const server = await startAnswering(async ({ kind, body }) => {
  const recordedAnswer = replayedAnswer(kind);
  if (recordedAnswer !== null) return recordedAnswer;
  if (isDraftOnly && kind !== "draft") return emptyAnswers[kind];
  const response = await post(`${baseUrl}/chat/completions`, { ...body, stream: false });
  const [{ message }] = answerSchema.parse(JSON.parse(response)).choices;
  keepAnswer(request.id, kind, message.content);
  return message.content;
});
const hour = 3_600;
const requestToSend = isDraftOnly ? { ...request, corrections: null } : request;
const revisions = await writeArticle(requestToSend, server.baseUrl, {
  timeoutSeconds: hour,
  isChecked: !isDraftOnly,
});
await server.close();
for (const { content, remark } of revisions)
  console.log(`# ${content.title}\n\n${remark ?? ""}\n\n${content.body_markdown}\n`);

/** Waits as long as it takes, which `fetch` does not. */
function post(address: string, body: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const asking = httpRequest(address, { method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    });
    asking.on("error", reject);
    asking.end(JSON.stringify(body));
  });
}
