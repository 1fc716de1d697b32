import { Button } from "@mantine/core";
import { Link } from "react-router";

type LinkTab = { readonly label: string; readonly to: string; readonly isCurrent: boolean };

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className="desk-tabs" aria-label={label}>
      {tabs.map(({ label: words, to, isCurrent }) => (
        <Button
          component={Link}
          to={to}
          variant={isCurrent ? "light" : "subtle"}
          aria-current={isCurrent ? "page" : undefined}
          preventScrollReset
          key={words}
        >
          {words}
        </Button>
      ))}
    </nav>
  );
}
