import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/admin-dashboard.ts";
import { defaultPostCategory, postCategories } from "../../domain/posts/post-categories.ts";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { Dashboard } from "../desk/dashboard.tsx";
import { privateMeta } from "../desk/kit/desk-page.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { siteContext } from "../site-context.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Admin Dashboard");
}

/** Nothing secret: the page is for everybody until the guard and each call have checked the session. */
export function loader({ context }: Route.LoaderArgs) {
  return {
    categories: Object.entries(postCategories).map(([value, label]) => ({ value, label })),
    defaultCategory: defaultPostCategory,
    writer: context.get(siteContext).writer,
  };
}

/** A search in the list changes the address alone; nothing of this page hangs on it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  return <AdminGuard>{(admin) => <Dashboard admin={admin} {...loaderData} />}</AdminGuard>;
}
