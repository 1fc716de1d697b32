import { minimumPasswordLength } from "./auth-limits.ts";

export type PasswordWeakness = keyof typeof weaknessSentences;

export const weaknessSentences = {
  length: `A password needs at least ${minimumPasswordLength} characters.`,
  guessable:
    "This password is easy to guess. Please choose another one, such as four words at random.",
} as const;
