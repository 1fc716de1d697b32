import {
  BadgeCheck,
  Globe,
  House,
  Image,
  Megaphone,
  Newspaper,
  ScrollText,
  Settings,
  Users,
  type LucideIcon,
} from "lucide-react";

type DeskRoom = {
  readonly label: string;
  readonly path: string;
  /** Writers have no use for it: each of its calls refuses them. */
  readonly approversOnly?: true;
};

type DeskEntry = DeskRoom & { readonly icon: LucideIcon };

export const deskMenu: readonly DeskEntry[] = [
  { label: "Dashboard", path: "/admin/dashboard", icon: House },
  { label: "Posts", path: "/admin/posts", icon: Newspaper },
  { label: "Updates", path: "/admin/updates", icon: Megaphone },
  { label: "Facts", path: "/admin/facts", icon: BadgeCheck },
  { label: "Pictures", path: "/admin/pictures", icon: Image },
  { label: "Official pages", path: "/admin/official-pages", icon: Globe },
  { label: "People", path: "/admin/people", icon: Users, approversOnly: true },
  { label: "Settings", path: "/admin/settings", icon: Settings, approversOnly: true },
  { label: "Log", path: "/admin/log", icon: ScrollText, approversOnly: true },
];

const innerRooms: readonly DeskRoom[] = [
  { label: "New post", path: "/admin/posts/new" },
  { label: "Editions", path: "/admin/facts/editions" },
  { label: "Closing ranks", path: "/admin/facts/closing-ranks", approversOnly: true },
  { label: "Account", path: "/admin/account" },
];

export function isFor({ approversOnly }: DeskRoom, isApprover: boolean): boolean {
  return isApprover || approversOnly !== true;
}

export function roomsFor({ isApprover }: { isApprover: boolean }): readonly DeskRoom[] {
  return [...deskMenu, ...innerRooms].filter((room) => isFor(room, isApprover));
}

export function currentRoom(pathname: string): DeskRoom | undefined {
  return closest([...deskMenu, ...innerRooms], pathname);
}

/** The entry under which a page of the desk stands: `/admin/posts` for the page of one post. */
export function currentEntry(pathname: string): DeskEntry | undefined {
  return closest(deskMenu, pathname);
}

function closest<Room extends DeskRoom>(rooms: readonly Room[], pathname: string) {
  return rooms
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
