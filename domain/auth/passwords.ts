import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { fail, succeed, type Result } from "../shared/result.ts";
import { weaknessSentences, type PasswordWeakness } from "./auth-failure.ts";
import { maximumPasswordLength, minimumPasswordLength } from "./auth-limits.ts";

/** Argon2id (the library's default kind) with 19 MiB, 2 passes, 1 lane: OWASP's password storage advice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time: 38 MiB, and half of the thread pool stays free for compressing pages. */
const limit = pLimit(2);

const generatedPasswordBytes = 15;

/** Of a password that nobody knows: a try for an unknown account takes as long as any other. */
export const unknownAccountHash =
  "$argon2id$v=19$m=19456,t=2,p=1$kWfv14W7nLNkAMYjFGZc7Q$iUUh3smx413afqfiZbFd3tyWkKhhErxg/2VhB8UgRpw";

/** Runs in the thread pool for tens of milliseconds: never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(normalizedPassword(password), cost));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return limit(() => verify(passwordHash, normalizedPassword(password)));
}

export async function preparePassword(
  chosenPassword: string | undefined,
  email: string,
): Promise<Result<{ passwordHash: string; generatedPassword: string | null }>> {
  if (chosenPassword === undefined) {
    const generatedPassword = generatePassword();
    return succeed({ passwordHash: await hashPassword(generatedPassword), generatedPassword });
  }
  if (chosenPassword.length > maximumPasswordLength)
    return fail("unacceptable", `A password has at most ${maximumPasswordLength} characters.`);
  const weakness = await findPasswordWeakness(chosenPassword, email);
  if (weakness !== null) return fail("unacceptable", weaknessSentences[weakness]);
  return succeed({ passwordHash: await hashPassword(chosenPassword), generatedPassword: null });
}

/** From the project's folder, where the site is started. */
const strengthThread = "./domain/auth/password-strength-thread.ts";

/** Of the estimator's scale from 0 to 4: "safely unguessable", where the hashes are slow and were stolen. */
const minimumScore = 3;

/** Anybody who attacks this site would try these first. */
const siteWords = ["jee", "main", "jeemain", "nta", "exam", "kerala", "institute", "2026", "2027"];

/** By zxcvbn in a thread that ends with the answer: its dictionaries take 30 MB. */
export async function findPasswordWeakness(
  password: string,
  email: string,
): Promise<PasswordWeakness | null> {
  if (password.length < minimumPasswordLength) return "length";
  const ownWords = [...siteWords, email, ...email.split(/[^\p{L}\d]+/u)];
  const thread = new Worker(strengthThread, { workerData: { password, ownWords } });
  const [score] = (await once(thread, "message")) as [number];
  await thread.terminate();
  return score < minimumScore ? "guessable" : null;
}

export function generatePassword(): string {
  return randomBytes(generatedPasswordBytes).toString("base64url");
}

/** Keyboards compose the same letter in different ways (NIST SP 800-63B, 3.1.1.2). */
function normalizedPassword(password: string): string {
  return password.normalize("NFKC");
}
