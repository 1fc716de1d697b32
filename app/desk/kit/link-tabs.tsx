import { Button, Group } from "@mantine/core";
import { Link } from "react-router";

type LinkTab = { readonly label: string; readonly to: string; readonly isCurrent: boolean };

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <Group component="nav" gap={4} aria-label={label}>
      {tabs.map(({ label: words, to, isCurrent }) => (
        <Button
          component={Link}
          px="sm"
          to={to}
          variant={isCurrent ? "light" : "subtle"}
          aria-current={isCurrent ? "page" : undefined}
          preventScrollReset
          key={words}
        >
          {words}
        </Button>
      ))}
    </Group>
  );
}
