/** An entry of the desk's menu. */
export type DeskEntry = {
  readonly label: string;
  readonly path: string;
  /** Writers have no use for it: each of its calls refuses them. */
  readonly approversOnly?: true;
};

type DeskGroup = { readonly label: string; readonly entries: readonly DeskEntry[] };

/** The desk's menu; what only approvers see stands last, so that nothing moves for writers. */
export const deskMenu: readonly DeskGroup[] = [
  {
    label: "Content",
    entries: [
      { label: "Dashboard", path: "/admin/dashboard" },
      { label: "Posts", path: "/admin/posts" },
      { label: "New post", path: "/admin/posts/new" },
      { label: "Updates", path: "/admin/updates" },
      { label: "Facts", path: "/admin/facts" },
      { label: "Editions", path: "/admin/facts/editions" },
      { label: "Pictures", path: "/admin/pictures" },
    ],
  },
  {
    label: "Site",
    entries: [
      { label: "Official pages", path: "/admin/official-pages" },
      { label: "Log", path: "/admin/log" },
      { label: "Closing ranks", path: "/admin/facts/closing-ranks", approversOnly: true },
      { label: "People", path: "/admin/people", approversOnly: true },
      { label: "Settings", path: "/admin/settings", approversOnly: true },
    ],
  },
];

/** Of the person at the screen; stands at the foot of the menu. */
export const ownEntries: readonly DeskEntry[] = [{ label: "Account", path: "/admin/account" }];

/** The rooms that this person has a use for. */
export function roomsFor({ isApprover }: { isApprover: boolean }): readonly DeskEntry[] {
  return all.filter(({ approversOnly }) => isApprover || approversOnly !== true);
}

const all = [...deskMenu.flatMap(({ entries }) => entries), ...ownEntries];

/** The entry under which a page of the desk stands: `/admin/posts` for the page of one post. */
export function currentEntry(pathname: string): DeskEntry | undefined {
  return all
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
