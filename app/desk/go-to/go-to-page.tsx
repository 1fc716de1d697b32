import { listFacts } from "../../calls/facts-schema.ts";
import { listPosts } from "../../calls/posts.ts";
import type { Route } from "./+types/go-to-page.ts";
import { Checking } from "../kit/admin-access.tsx";
import { attempt } from "../kit/desk-data.ts";
import { deskHandle, DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { matching } from "../facts/fact-search.ts";
import { GoToPanel } from "./go-to-panel.tsx";

export const handle = deskHandle;
export { Checking as HydrateFallback };

export function meta() {
  return privateMeta("Go to");
}

/** A post or fact to go to. */
export type Aim = { readonly label: string; readonly path: string; readonly kind: "post" | "fact" };

/** Most that are offered of each kind. */
const mostOffered = 8;

/** The posts and facts that have the words of the address; none without words. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const q = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  if (q === "") return [];
  const [posts, facts] = await Promise.all([
    attempt(context, listPosts, { q }),
    attempt(context, listFacts, {}),
  ]);
  const found: readonly Aim[] = [
    ...(posts.ok ? posts.value.posts : []).slice(0, mostOffered).map(({ id, title }) => ({
      label: title,
      path: `/admin/posts/${id}`,
      kind: "post" as const,
    })),
    ...(facts.ok ? matching(facts.value.facts, q) : []).slice(0, mostOffered).map((fact) => ({
      label: `${fact.label}: ${fact.text}`,
      path: `/admin/facts/${fact.id}`,
      kind: "fact" as const,
    })),
  ];
  return found;
}

export default function GoToPage() {
  return (
    <div className="stack">
      <DeskHeading title="Go to" />
      <GoToPanel close={() => undefined} />
    </div>
  );
}
