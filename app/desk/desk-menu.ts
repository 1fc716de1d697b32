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
  /** Of an entry of the menu; other rooms stand within one. */
  readonly icon?: LucideIcon;
  /** Writers have no use for it: each of its calls refuses them. */
  readonly approversOnly?: true;
};

export const deskRooms: readonly DeskRoom[] = [
  { label: "Dashboard", path: "/admin/dashboard", icon: House },
  { label: "Posts", path: "/admin/posts", icon: Newspaper },
  { label: "New post", path: "/admin/posts/new" },
  { label: "Updates", path: "/admin/updates", icon: Megaphone },
  { label: "Facts", path: "/admin/facts", icon: BadgeCheck },
  { label: "Editions", path: "/admin/facts/editions" },
  { label: "Closing ranks", path: "/admin/facts/closing-ranks", approversOnly: true },
  { label: "Pictures", path: "/admin/pictures", icon: Image },
  { label: "Official pages", path: "/admin/official-pages", icon: Globe },
  { label: "People", path: "/admin/people", icon: Users, approversOnly: true },
  { label: "Settings", path: "/admin/settings", icon: Settings, approversOnly: true },
  { label: "Log", path: "/admin/log", icon: ScrollText, approversOnly: true },
  { label: "Account", path: "/admin/account" },
];

export function isFor({ approversOnly }: DeskRoom, isApprover: boolean): boolean {
  return isApprover || approversOnly !== true;
}

export function currentRoom(pathname: string, rooms = deskRooms): DeskRoom | undefined {
  return rooms
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
