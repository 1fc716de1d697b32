import { redirect } from "react-router";

/** Bookmarks of the office name the address that this page had. */
export function loader(): Response {
  return redirect("/admin/facts/closing-ranks", 301);
}
