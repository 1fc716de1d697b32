/** Where somebody was whose session had ended, in this tab alone. */
const key = "jee-guide:return";

const dashboard = "/admin/dashboard";

type Place = { readonly pathname: string; readonly search: string };

/** Keeps the page of the desk that could not be shown, for after the sign-in. */
export function rememberPlace({ pathname, search }: Place): void {
  sessionStorage.setItem(key, pathname + search);
}

/** Where to go after the sign-in, once: to where the person was, or to the dashboard. */
export function takePlace(): string {
  const place = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return place?.startsWith("/admin/") === true ? place : dashboard;
}
