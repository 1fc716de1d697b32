import { request as httpRequest } from "node:http";
import { writeArticle } from "./pipeline.ts";
import { keepAnswer, recordedAnswers, startAnswering } from "./answers.ts";
import { corpusRequests } from "./requests.ts";
import { z } from "zod";

/**
 * Records the answers of a model to one request of the corpus:
 * `node tests/corpus/writer/record.ts ID BASE_URL`, with any server of the OpenAI chat protocol behind
 * the address. What was recorded for it before has to be removed first.
 */
const [id, baseUrl] = process.argv.slice(2);
const request = corpusRequests.find((one) => one.id === id);
if (request === undefined || baseUrl === undefined || recordedAnswers(request.id).length > 0) {
  console.error(
    "usage: node tests/corpus/writer/record.ts ID BASE_URL (an ID of requests.ts without answers)",
  );
  process.exit(1);
}

const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]),
});

const server = await startAnswering(async ({ kind, body }) => {
  const answered = await post(`${baseUrl}/chat/completions`, { ...body, stream: false });
  const [{ message }] = answerSchema.parse(JSON.parse(answered)).choices;
  keepAnswer(request.id, kind, message.content);
  return message.content;
});
const hour = 3_600;
const revisions = await writeArticle(request, server.baseUrl, hour);
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
