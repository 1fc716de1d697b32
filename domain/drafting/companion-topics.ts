import type { Topic } from "../../content/facts/index.ts";

/** What a student has to know along with a topic, though a request may not name it. */
export const companionTopics: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  Registration: ["Documents", "Application fee"],
  Documents: ["Uploads", "Registration"],
  "Application fee": ["Registration"],
  "Paper 1": ["Marking"],
  "Paper 2A (B.Arch)": ["Marking"],
  "Paper 2B (B.Planning)": ["Marking"],
  Preparation: ["Mock tests"],
};
