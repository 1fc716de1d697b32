import { requestId } from "./request-id.ts";

/** What is told of a fault of ours: by the number, support finds its lines in the log. */
export function faultSentence(): string {
  const sentence = "Something went wrong on our side. Please try again.";
  const id = requestId();
  return id === undefined ? sentence : `${sentence} If it goes on, tell us this number: ${id}`;
}
