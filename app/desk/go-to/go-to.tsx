import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight } from "@mantine/spotlight";
import { BadgeCheck, LayoutGrid, Newspaper, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useIsApprover } from "../kit/admin-access.tsx";
import { roomsFor } from "../desk-menu.ts";
import type { clientLoader } from "./go-to-aims.ts";

/** How long typing has to rest before posts and facts are asked for, in milliseconds. */
const rest = 200;

const icons = { room: LayoutGrid, post: Newspaper, fact: BadgeCheck } as const;
const kinds = { room: "Page", post: "Post", fact: "Fact" } as const;

/** Ctrl+K, on a Mac Cmd+K, opens the way to any post, fact or room from anywhere at the desk; in the editor the same keys make a link. */
export function GoTo() {
  const isApprover = useIsApprover();
  const navigate = useNavigate();
  const { load, data = [], state } = useFetcher<typeof clientLoader>();
  const [words, setWords] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [asked] = useDebouncedValue(words.trim(), rest);
  useEffect(() => {
    if (isOpen) void load(`/admin/go-to?q=${encodeURIComponent(asked)}`);
  }, [isOpen, asked, load]);

  const typed = words.trim().toLowerCase();
  const rooms = roomsFor({ isApprover })
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .map(({ label, path }) => ({ label, path, kind: "room" as const }));
  const aims = [...rooms, ...data];

  return (
    <Spotlight.Root
      query={words}
      onQueryChange={setWords}
      onSpotlightOpen={() => setIsOpen(true)}
      onSpotlightClose={() => setIsOpen(false)}
      tagsToIgnore={[]}
      scrollable
      transitionProps={{ duration: 0 }}
      maxHeight="60dvh"
      title="Go to"
    >
      <Spotlight.Search
        aria-label="A page, a post or a fact"
        placeholder="A page, a post or a fact"
        leftSection={<Search size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {aims.map(({ label, path, kind }, index) => {
          const Icon = icons[kind];
          return (
            <Spotlight.Action
              key={path}
              // Spotlight chooses the first as soon as words are typed, before these are read.
              data-selected={index === 0 || undefined}
              label={label}
              description={kinds[kind]}
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => void navigate(path)}
            />
          );
        })}
        {aims.length === 0 && state === "idle" && (
          <Spotlight.Empty>No results for “{words}”</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
