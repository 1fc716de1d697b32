import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { minimumPasswordLength } from "./auth-limits.ts";
import type { PasswordWeakness } from "./password-weakness.ts";

/** From the project's folder, where the site is started. */
const threadFile = "./domain/auth/password-strength-thread.ts";

/** Of the estimator's scale from 0 to 4: "safely unguessable", where the hashes are slow and were stolen. */
const minimumScore = 3;

/** Anybody who attacks this site would try these first. */
const siteWords = ["jee", "main", "jeemain", "nta", "exam", "kerala", "institute", "2026", "2027"];

/**
 * Null for a password that may be chosen. Its strength is estimated by zxcvbn, in a thread that ends with the answer: its
 * dictionaries take 30 MB and a third of a second.
 */
export async function findPasswordWeakness(
  password: string,
  email: string,
): Promise<PasswordWeakness | null> {
  if (password.length < minimumPasswordLength) return "length";
  const ownWords = [...siteWords, email, ...email.split(/[^\p{L}\d]+/u)];
  const thread = new Worker(threadFile, { workerData: { password, ownWords } });
  const [score] = (await once(thread, "message")) as [number];
  await thread.terminate();
  return score < minimumScore ? "guessable" : null;
}
