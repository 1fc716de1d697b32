import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isRefusal, readAnswer } from "../../domain/drafting/providers/read-answer.ts";

const schema = z.object({ title: z.string(), body: z.string() });
const answer = { title: "Fees", body: "Pay {{fact:fee.one}}.\n\n- a } or { b" };
const json = JSON.stringify(answer);

function read(text: string) {
  return readAnswer(text, (value) => schema.safeParse(value).data ?? null);
}

describe("an answer is read", () => {
  test.each([
    ["alone", json],
    ["over several lines", JSON.stringify(answer, null, 2)],
    ["with commas at its end", json.replace(/\}$/, " ,\n}")],
    ["in a code fence", `\`\`\`json\n${json}\n\`\`\``],
    ["between words with braces", `Here {is} the {{fact:ID}}:\n${json}\nDone :-} {`],
    ["behind thoughts", `<think>The tokens are {{fact:ID}}, {"a": 1} and {"b": </think>\n${json}`],
    ["behind thoughts without the opening tag", `I use {{fact:ID}} and "{".\n</think>\n\n${json}`],
    [
      "behind thoughts that try another answer",
      `<think>${json.replace("Fees", "No")}</think>${json}`,
    ],
    ["behind thoughts of several turns", `<think>a</think> So: <thinking>{ b</thinking>${json}`],
    ["within thoughts that nothing follows", `<think>${json}</think>`],
    ["behind thoughts that never end", `<think>The title {"title": is short. ${json}`],
    ["before thoughts", `${json}\n<think>Was {{fact:ID}} right?</think>`],
    ["behind an object of another shape", `{"plan": {"steps": "a }"}}\n${json}`],
    ["within another object", `{"answer": ${json}, "done": true}`],
    ["within a list", `[${json}]`],
  ])("%s", (_name, text) => {
    expect(read(text)).toEqual(answer);
  });

  test.each([
    [
      "raw line ends",
      '{"title": "Fees", "body": "One.\n\nTwo\r\n\tthree."}',
      "One.\n\nTwo\r\n\tthree.",
    ],
    [
      "formulas whose backslashes are not doubled",
      String.raw`{"title": "Motion", "body": "$\alpha = \frac{a}{\beta}$, \( v \), \u20b9, \"so\"\n."}`,
      `$\\alpha = \\frac{a}{\\beta}$, \\( v \\), ₹, "so"\n.`,
    ],
    [
      "a tag of thoughts",
      '{"title": "Tags", "body": "Write </think> last."}',
      "Write </think> last.",
    ],
    ["a backslash at a line's end", '{"title": "T", "body": "a\\\nb"}', "a\\\nb"],
  ])("with %s in its strings", (_name, text, body) => {
    expect(read(text)?.body).toBe(body);
  });

  test.each([
    ["nothing", ""],
    ["words", "I wrote {{fact:ID}}."],
    ["an object that never ends", json.slice(0, -3)],
    ["an object without a part", '{"title": "Fees"}'],
    ["a string that opens anew", '{"title": "Fees", "body": "He said "go" to me}'],
    ["braces without end", '{"'.repeat(100_000)],
    ["objects in objects without end", '{"a":'.repeat(80_000)],
  ])("as none: %s", (_name, text) => {
    expect(read(text)).toBeNull();
  });
});

describe("a refusal", () => {
  test.each([
    "I'm sorry, but I can't help with that.",
    "I’m sorry, but I can’t assist with that request.",
    "I cannot assist with writing this article. It would be misleading.",
    "Sorry! As an AI language model I am not able to write promises.",
    "<think>This is not allowed: {{fact:ID}}.</think>\nI must decline to write this.",
    '{"error": "I cannot help with that."}',
    "क्षमा करें, मैं इसमें सहायता नहीं कर सकता।",
    "ക്ഷമിക്കണം, എനിക്ക് ഇതിൽ സഹായിക്കാൻ കഴിയില്ല.",
  ])("is one: %s", (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  test.each([
    "",
    "Here is the article that you asked for.",
    '{"title": "Why I cannot sleep before JEE Main", "body": "Many stud',
    `Ten tips. ${"Revise each day. ".repeat(200)}I cannot say more.`,
  ])("is none: %s", (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});
