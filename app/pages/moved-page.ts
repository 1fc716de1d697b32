import { redirect } from "react-router";
import type { Route } from "./+types/moved-page.ts";
import { meantBy } from "../../content/edition-address.ts";
import { factsContext } from "../page-context.ts";

/**
 * Browsers keep a 301 for good: once there are several editions, an address that means a page of the current
 * one leads there for now.
 */
export function loader({ context, pattern, url }: Route.LoaderArgs): Response {
  const { address, isLasting } = meantBy(`/${pattern}`, context.get(factsContext)) ?? atHome;
  const headers = { "Cache-Control": "no-cache" };
  return redirect(`${address}${url.search}`, { status: isLasting ? 301 : 302, headers });
}

const atHome = { address: "/", isLasting: false };
