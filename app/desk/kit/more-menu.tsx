import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Link } from "react-router";
import { RowButton } from "./button.tsx";

export type MenuItem = { readonly label: string } & (
  | { readonly href: string }
  | { readonly run: () => void }
);

type MoreMenuProps = { items: readonly MenuItem[]; about: string; isBusy: boolean };

/** The ways on that are not the main one, behind a menu button (WAI-ARIA's pattern of that name). */
export function MoreMenu({ items, about, isBusy }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close({ keepFocus = true } = {}) {
    setOpen(false);
    if (keepFocus) button.current?.focus();
  }

  return (
    <div className="more">
      <RowButton
        label="More"
        about={about}
        ref={button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        disabled={isBusy}
        run={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && <Menu id={id} items={items} close={close} />}
    </div>
  );
}

type MenuProps = {
  id: string;
  items: readonly MenuItem[];
  close: (options?: { keepFocus?: boolean }) => void;
};

function Menu({ id, items, close }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => moveTo(menu.current, 0), []);
  useEffect(() => {
    function leave({ target }: Event) {
      const place = menu.current?.parentElement;
      if (target instanceof Node && place?.contains(target) === false) close({ keepFocus: false });
    }
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  });

  function handleKey(event: KeyboardEvent) {
    const key = event.key;
    if (key === "Tab") return;
    const step = keySteps[key];
    if (key === "Escape") close();
    else if (step !== undefined) moveTo(menu.current, step(present(menu.current), items.length));
    else if (key.length === 1) moveTo(menu.current, beginning(key, present(menu.current)));
    else return;
    event.preventDefault();
  }

  /** The next item that begins with this letter, or the present one. */
  function beginning(letter: string, from: number): number {
    const order = items.map((_, index) => (from + 1 + index) % items.length);
    const begins = (index: number) =>
      items[index]?.label.toLowerCase().startsWith(letter.toLowerCase()) === true;
    return order.find(begins) ?? from;
  }

  return (
    <div
      className="more-menu"
      id={`${id}-menu`}
      role="menu"
      tabIndex={-1}
      ref={menu}
      aria-labelledby={`${id}-button`}
      onKeyDown={handleKey}
    >
      {items.map((item) =>
        "href" in item ? (
          <Link
            role="menuitem"
            tabIndex={-1}
            to={item.href}
            reloadDocument={!item.href.startsWith("/admin/")}
            key={item.label}
          >
            {item.label}
          </Link>
        ) : (
          <button
            role="menuitem"
            tabIndex={-1}
            type="button"
            key={item.label}
            onClick={() => {
              close();
              item.run();
            }}
          >
            {item.label}
          </button>
        ),
      )}
    </div>
  );
}

const keySteps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return menu === null ? [] : [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

function present(menu: HTMLElement | null): number {
  return itemsOf(menu).findIndex((item) => item === document.activeElement);
}

function moveTo(menu: HTMLElement | null, index: number): void {
  itemsOf(menu)[index]?.focus();
}
