import { listFacts } from "../../calls/facts-schema.ts";
import { listPosts } from "../../calls/posts.ts";
import type { Route } from "./+types/go-to-aims.ts";
import { attempt } from "../kit/office-access.ts";
import { matching } from "../facts/fact-words.ts";

type Aim = { readonly label: string; readonly path: string; readonly kind: "post" | "fact" };

const maxOffered = 8;

/** The posts and facts that have the words of the address; none without words. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const q = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  if (q === "") return [];
  const [posts, facts] = await Promise.all([attempt(listPosts, { q }), attempt(listFacts, {})]);
  const found: readonly Aim[] = [
    ...(posts.ok ? posts.value.posts : []).slice(0, maxOffered).map(({ id, title }) => ({
      label: title,
      path: `/admin/posts/${id}`,
      kind: "post" as const,
    })),
    ...(facts.ok ? matching(facts.value.facts, q) : []).slice(0, maxOffered).map((fact) => ({
      label: `${fact.label}: ${fact.text}`,
      path: `/admin/facts/${fact.id}`,
      kind: "fact" as const,
    })),
  ];
  return found;
}
