import { tabStorage } from "./browser-storage.ts";

const key = "jee-guide:return";

/** After a log-out nothing is to be returned to. */
let hasLoggedOut = false;

type Place = { readonly pathname: string; readonly search: string };

/** Keeps the page that needs a session, for after the sign-in, which is none: a page may be drawn once more on the way there. */
export function rememberPlace({ pathname, search }: Place): void {
  if (!hasLoggedOut && pathname !== "/admin/login") tabStorage.setItem(key, pathname + search);
}

export function returnPlace(): string {
  const place = tabStorage.getItem(key);
  const isOurs = place?.startsWith("/admin/") === true || place?.startsWith("/blog/approve?");
  return isOurs === true && place !== null ? place : "/admin/dashboard";
}

export function leavePlace(): void {
  forgetPlace();
  hasLoggedOut = true;
}

export function forgetPlace(): void {
  hasLoggedOut = false;
  tabStorage.removeItem(key);
}
