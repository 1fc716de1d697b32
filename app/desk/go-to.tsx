import { Spotlight } from "@mantine/spotlight";
import { BadgeCheck, LayoutGrid, Newspaper, Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { listFacts } from "../calls/facts-schema.ts";
import { listPosts } from "../calls/posts.ts";
import { deskRooms, isFor } from "./desk-menu.ts";
import { matching } from "./facts/fact-parts.tsx";
import { useIsApprover } from "./kit/office-access.ts";
import { useAnswer } from "./kit/use-task.ts";

const icons = { room: LayoutGrid, post: Newspaper, fact: BadgeCheck } as const;
type Aim = { readonly label: string; readonly path: string; readonly kind: keyof typeof icons };

const maxOffered = 8;

const fieldLabel = "A page, a post or a fact";
const kinds = { room: "Page", post: "Post", fact: "Fact" } as const;

/** Ctrl+K, on a Mac Cmd+K, opens the way to any post, fact or room from anywhere at the desk; in the editor the same keys make a link. */
export function GoTo() {
  const isApprover = useIsApprover();
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const typed = words.trim().toLowerCase();
  const posts = useAnswer(listPosts, typed === "" ? null : { q: typed });
  const facts = useAnswer(listFacts, typed === "" ? null : {});
  const hasPosts = typed !== "" && posts?.ok === true;
  const hasFacts = typed !== "" && facts?.ok === true;
  const aims: readonly Aim[] = [
    ...deskRooms
      .filter((room) => isFor(room, isApprover) && room.label.toLowerCase().includes(typed))
      .map(({ label, path }): Aim => ({ label, path, kind: "room" })),
    ...(hasPosts ? posts.value.posts : [])
      .slice(0, maxOffered)
      .map(({ id, title }): Aim => ({ label: title, path: `/admin/posts/${id}`, kind: "post" })),
    ...(hasFacts ? matching(facts.value.facts, typed) : [])
      .slice(0, maxOffered)
      .map(({ id, label, text }): Aim => {
        return { label: `${label}: ${text}`, path: `/admin/facts/${id}`, kind: "fact" };
      }),
  ];

  return (
    <Spotlight
      query={words}
      onQueryChange={setWords}
      filter={(_, actions) => actions}
      tagsToIgnore={[]}
      scrollable
      transitionProps={{ duration: 0 }}
      maxHeight="60dvh"
      title="Go to"
      searchProps={{
        "aria-label": fieldLabel,
        placeholder: fieldLabel,
        leftSection: <Search size={20} aria-hidden />,
      }}
      nothingFound={posts !== undefined && `No results for “${words}”`}
      actions={aims.map(({ label, path, kind }, index) => {
        const Icon = icons[kind];
        return {
          id: path,
          label,
          description: kinds[kind],
          leftSection: <Icon size={20} aria-hidden />,
          // Spotlight chooses the first as soon as words are typed, before these are read.
          "data-selected": index === 0 || undefined,
          onClick: () => void navigate(path),
        };
      })}
    />
  );
}
