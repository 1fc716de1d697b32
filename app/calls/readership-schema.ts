import * as z from "zod/mini";
import type { ReadershipService } from "../../domain/readership/readership-service.ts";
import {
  anObject,
  answers,
  getCall,
  type Message,
  type AnswerOf,
  postCall,
  type ValueOf,
} from "./endpoint.ts";

/** Whether a post was useful: by a form of its page, of whoever reads it. A browser is led back to the post. */
export const giveOpinion = postCall("/functions/post-opinion", opinion(), answers<Message>());

/** Which posts were read most in these days, and the sums of the posts with these ids: of 7 days, of 30 days, of all. */
export const readReadership = getCall(
  "/functions/readership",
  askedReadership(),
  answers<ValueOf<ReadershipService["overview"]>>(),
);

export type Readership = AnswerOf<typeof readReadership>;

export type PostReadings = Readership["posts"][number];

function opinion() {
  const notPost = { error: "post has to be the last part of the post's address." };
  return z.object(
    {
      post: z.string(notPost).check(z.regex(/^[a-z0-9-]{1,96}$/, notPost)),
      answer: z.enum(["yes", "no"], { error: "answer has to be yes or no." }),
    },
    anObject,
  );
}

function askedReadership() {
  const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
  const notDays = { error: "days has to be 7, 30 or 365." };
  const notIds = {
    error: "ids has to be the ids of at most 100 posts, with commas between them.",
  };
  const ids = new RegExp(`^(?:${uuid}(?:,${uuid}){0,99})?$`);
  return z.object({
    days: z._default(z.enum(["7", "30", "365"], notDays), "30"),
    ids: z._default(z.string(notIds).check(z.regex(ids, notIds)), ""),
  });
}
