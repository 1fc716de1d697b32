import { Paper, Text } from "@mantine/core";
import { Link } from "react-router";
import type { DashboardData } from "./read-dashboard.ts";

/** How much there is of what the office looks after, each with the way to it. */
export function Figures({ drafts, due, live, reads }: DashboardData["figures"]) {
  return (
    <ul className="desk-figures" aria-label="At a glance">
      <Figure label="Drafts" value={drafts} to="/admin/posts?status=draft" />
      <Figure label="Facts due for a check" value={due} to="/admin/facts?show=check" />
      <Figure label="Live posts" value={live} to="/admin/posts?status=published" />
      <Figure label="Reads in 7 days" value={reads} to="/admin/posts?sort=-Reads+in+30+days" />
    </ul>
  );
}

type FigureProps = { label: string; value: number | null; to: string };

function Figure({ label, value, to }: FigureProps) {
  return (
    <li>
      <Paper component={Link} to={to} className="desk-figure" withBorder radius="md">
        <Text component="span" size="xl" fw={700}>
          {value === null ? "–" : value.toLocaleString("en-IN")}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {label}
        </Text>
      </Paper>
    </li>
  );
}
