import type { Topic } from "../../../../../content/facts/index.ts";
import { examGuides } from "./exam.ts";
import { applyingGuides } from "./applying.ts";
import { paperGuides } from "./papers.ts";
import { seatGuides } from "./seats.ts";
import type { TopicGuide } from "./topic-guide.ts";

export type { PartName, TopicGuide } from "./topic-guide.ts";

/** How an article speaks of each topic. */
export const topicGuides: Readonly<Record<Topic, TopicGuide>> = {
  ...applyingGuides,
  ...paperGuides,
  ...examGuides,
  ...seatGuides,
};
