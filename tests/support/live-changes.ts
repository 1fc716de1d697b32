import { publishBlog } from "../../app/calls/review.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { callerOf } from "./caller.ts";
import { openPost, saveEdit } from "./desk.ts";
import { draftWithTokens, type Publishing } from "./publishing.ts";

type Change = { readonly postId: string; readonly title: string; readonly readerNote?: string };

export async function livePost(site: Publishing, title = "Fees explained") {
  const draft = await draftWithTokens(site, title);
  const { postId, approveToken: token } = draft;
  const approved = await site.review.approval.approve({ postId, token });
  if (!approved.ok) throw new Error(approved.failure.message);
  return { ...draft, id: postId, revision: 1, address: postAddress(approved.value.post) };
}

/** Gives a live post another title, which waits until it is published. */
export async function change(site: Publishing, { postId, ...change }: Change): Promise<void> {
  const saved = await saveEdit(site, await openPost(site, postId), change);
  if (saved.status !== 200) throw new Error(await saved.text());
}

/** A live post with a change that waits beside it, a minute younger. */
export async function livePostWithChange(site: Publishing) {
  const post = await livePost(site);
  site.clock.advance(60_000);
  const readerNote = "The fee for two papers was wrong.";
  await change(site, { postId: post.postId, title: "Fees, corrected", readerNote });
  return post;
}

export async function previewed({ review }: Publishing, postId: string, token: string) {
  const preview = await review.approval.preview({ postId, token });
  if (!preview.ok) throw new Error(preview.failure.message);
  const { article, approveToken = "", editToken = "" } = preview.value;
  return { post: article.post, approveToken, editToken };
}

export function approve({ api }: Publishing, postId: string, token: string): Promise<Response> {
  return callerOf(api).send(publishBlog, { postId, token });
}

/** Everything that readers and programs get of the published posts. */
export async function asReadersHaveIt({ posts }: Publishing, slug: string) {
  return {
    article: await posts.published.bySlug(slug, builtInFacts),
    list: await posts.published.newest(builtInFacts),
    addresses: await posts.published.addresses(),
    evidence: await posts.published.newestAsWritten(5),
  };
}
