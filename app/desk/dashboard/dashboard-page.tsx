import { Box, Group, List, Text } from "@mantine/core";
import { Link } from "react-router";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { siteContext } from "../../site-context.ts";
import { LogOutButton } from "../desk-navigation.tsx";
import { Checking, DeskHeading, Part, privateMeta } from "../kit/desk-page.tsx";
import { type Column, DeskList } from "../kit/desk-list.tsx";
import { Day } from "../kit/words.tsx";
import type { Route } from "./+types/dashboard-page.ts";
import { GenerateCard } from "./generate-card.tsx";
import { Needs } from "./needs.tsx";
import { readDashboard, type DashboardData } from "./read-dashboard.ts";

export { Checking as HydrateFallback };

export function meta() {
  return privateMeta("Admin Dashboard");
}

/** Nothing secret: it is for everybody until the guard and each call have checked the session. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(siteContext).writer;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [writer, found] = await Promise.all([serverLoader(), readDashboard()]);
  return { writer, found };
}
clientLoader.hydrate = true as const;

export default function DashboardPage({ loaderData: { writer, found } }: Route.ComponentProps) {
  return (
    <>
      <DeskHeading title="Admin Dashboard">
        <LogOutButton />
      </DeskHeading>
      <Box className="desk-columns" mt="md">
        <Figures {...found.figures} />
        <div className="stack" data-first>
          <GenerateCard writer={writer} />
        </div>
        <div className="stack" data-aside>
          <Needs found={found} />
          <section className="card" aria-labelledby="tips-title">
            <h2 id="tips-title">Tips for Better Results</h2>
            <List type="ordered" listStyleType="decimal" size="sm" spacing={4}>
              {tips.map((tip) => (
                <List.Item key={tip}>{tip}</List.Item>
              ))}
            </List>
          </section>
        </div>
        <Part id="newest-title" title="Newest live posts">
          <DeskList
            label="Newest live posts"
            rows={found.live.slice(0, maxNewest)}
            columns={postColumns}
            empty="Nothing is live yet."
          />
        </Part>
      </Box>
    </>
  );
}

function Figures({ drafts, due, live, reads }: DashboardData["figures"]) {
  const figures = [
    ["Drafts", drafts, "/admin/posts?status=draft"],
    ["Facts due for a check", due, "/admin/facts?show=check"],
    ["Live posts", live, "/admin/posts?status=published"],
    ["Reads in 7 days", reads, "/admin/posts?status=published"],
  ] as const;
  return (
    <Box
      component="ul"
      className="grid"
      style={{ gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" }}
      data-wide
      aria-label="At a glance"
    >
      {figures.map(([label, value, to]) => (
        <li key={label}>
          <Link to={to} className="card">
            <Group gap="xs" align="baseline">
              <Text span size="xl" fw={700}>
                {value === null ? "–" : value.toLocaleString("en-IN")}
              </Text>
              <Text span size="sm" c="dimmed">
                {label}
              </Text>
            </Group>
          </Link>
        </li>
      ))}
    </Box>
  );
}

const postColumns: readonly Column<DeskPost>[] = [
  {
    label: "Title",
    kind: "title",
    cell: ({ id, title, publicUrl }) => (
      <Link to={publicUrl ?? `/admin/posts/${id}`} reloadDocument>
        {title}
      </Link>
    ),
  },
  { label: "Published", cell: ({ published_at: at }) => (at === null ? null : <Day of={at} />) },
  { label: "30-day reads", cell: ({ readings }) => readings.toLocaleString("en-IN") },
];

/** More would not fit one screen of 1280 by 800. */
const maxNewest = 4;

const tips = [
  "Name the topic and the reader: “fees, for a parent who pays for the first time” beats “fees”.",
  "List the points and the figures that the post has to cover.",
  "Say which official page it should cite.",
  "Ask for dates in full, and for no predictions.",
  "Say how long it should be and in what tone.",
];
