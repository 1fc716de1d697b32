import { Icon } from "./icon.tsx";

type LinkListProps = { links: readonly { readonly label: string; readonly path: string }[] };

export function LinkList({ links }: LinkListProps) {
  return (
    <ul className="link-list">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {label}
            <Icon of="arrowRight" />
          </a>
        </li>
      ))}
    </ul>
  );
}
