import { ActionIcon, Menu } from "@mantine/core";
import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";

type MenuItem = { readonly label: string } & (
  | { readonly href: string }
  | { readonly run: () => void }
);

type MoreMenuProps = { items: readonly MenuItem[]; about: string; isBusy: boolean };

export function MoreMenu({ items, about, isBusy }: MoreMenuProps) {
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
        {items.map((item) =>
          "href" in item ? (
            <Menu.Item
              component={Link}
              to={item.href}
              reloadDocument={!item.href.startsWith("/admin/")}
              key={item.label}
            >
              {item.label}
            </Menu.Item>
          ) : (
            <Menu.Item onClick={item.run} key={item.label}>
              {item.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
