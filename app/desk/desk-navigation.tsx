import { Kbd, Menu, NavLink, Stack } from "@mantine/core";
import { useOs } from "@mantine/hooks";
import { spotlight } from "@mantine/spotlight";
import { ChevronsUpDown, CircleUserRound, ExternalLink, LogOut, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { currentRoom, deskRooms, isFor } from "./desk-menu.ts";
import { useAccess } from "./kit/office-access.ts";
import { signOut } from "./kit/auth-client.ts";
import { QuietButton } from "./kit/button.tsx";
import { showToast } from "./kit/toasts.tsx";

export function DeskNavigation({ close, children }: { close?: () => void; children?: ReactNode }) {
  const { pathname } = useLocation();
  const access = useAccess();
  const isKnown = access.state === "allowed";
  const isApprover = isKnown && access.role === "admin";
  // Until it is known who looks, what only approvers see keeps its place.
  const rooms = deskRooms.filter((room) => room.icon && (!isKnown || isFor(room, isApprover)));
  const current = currentRoom(pathname, rooms);
  const findKey = useOs() === "macos" ? "⌘ K" : "Ctrl K";
  return (
    <Stack component="nav" h="100%" gap="sm" aria-label="Desk">
      {children}
      <NavLink
        component="button"
        label="Go to…"
        bd="1px solid var(--line-strong)"
        leftSection={<Search size={20} aria-hidden />}
        rightSection={<Kbd size="xs">{findKey}</Kbd>}
        onClick={() => {
          close?.();
          spotlight.open();
        }}
      />
      <ul className="entries">
        {rooms.map(({ label, path, icon: Icon, approversOnly }) => (
          <li style={{ visibility: isKnown || !approversOnly ? undefined : "hidden" }} key={path}>
            <NavLink
              component={Link}
              to={path}
              label={label}
              leftSection={Icon && <Icon size={20} aria-hidden />}
              active={path === current?.path}
              aria-current={path !== current?.path ? undefined : path === pathname ? "page" : true}
              onClick={close}
            />
          </li>
        ))}
      </ul>
      <OwnMenu close={close} />
    </Stack>
  );
}

function OwnMenu({ close }: { close: (() => void) | undefined }) {
  const access = useAccess();
  const logOut = useLogOut();
  return (
    <Menu position="top-start" width="target" withinPortal={close === undefined}>
      <Menu.Target>
        <NavLink
          component="button"
          mt="auto"
          noWrap
          label={
            <>
              <span className="visually-hidden">Your menu: </span>
              {access.state === "allowed" ? access.email : "You"}
            </>
          }
          leftSection={<CircleUserRound size={20} aria-hidden />}
          rightSection={<ChevronsUpDown size={16} aria-hidden />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/admin/account"
          leftSection={<CircleUserRound size={18} aria-hidden />}
          onClick={close}
        >
          Account
        </Menu.Item>
        <Menu.Item component="a" href="/" leftSection={<ExternalLink size={18} aria-hidden />}>
          View site
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<LogOut size={18} aria-hidden />}
          disabled={access.state !== "allowed"}
          onClick={() => void logOut()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { serverKnows } = await signOut();
    showToast({
      title: "Logged out",
      description: serverKnows
        ? "You have been logged out successfully"
        : "You are logged out on this device, but the server could not be told.",
    });
    await navigate("/admin/login", { replace: true });
  };
}

export function LogOutButton() {
  const isIn = useAccess().state === "allowed";
  const logOut = useLogOut();
  return <QuietButton label="Logout" disabled={!isIn} run={() => void logOut()} />;
}
