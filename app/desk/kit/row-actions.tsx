import { ActionIcon, Group, Menu } from "@mantine/core";
import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { QuietButton, QuietLink } from "./button.tsx";

export type RowAction = { readonly label: string } & (
  | { readonly href: string }
  | { readonly run: () => void }
);

type RowActionsProps = { actions: readonly RowAction[]; about: string; isBusy: boolean };

/** The first as a button, the rest in a menu. */
export function RowActions({ actions: [main, ...more], about, isBusy }: RowActionsProps) {
  return (
    <Group gap="xs">
      {main !== undefined &&
        ("href" in main ? (
          <QuietLink to={main.href} label={main.label} about={about} />
        ) : (
          <QuietButton label={main.label} about={about} isBusy={isBusy} run={main.run} />
        ))}
      {more.length > 0 && <MoreMenu actions={more} about={about} isBusy={isBusy} />}
    </Group>
  );
}

export function MoreMenu({ actions, about, isBusy }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // The focus goes back at once: what an item opens may take it then.
    <Menu
      position="bottom-end"
      withinPortal={false}
      returnFocus={false}
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size="input-sm"
          aria-label={`More: ${about}`}
          disabled={isBusy}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          "href" in action ? (
            <Menu.Item
              component={Link}
              to={action.href}
              reloadDocument={!action.href.startsWith("/admin/")}
              key={action.label}
            >
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={action.run} key={action.label}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
