import { readFileSync } from "node:fs";

/** A page of an official body as it stood before something changed. */
export function officialPage(name: "notices" | "bulletin" | "counselling"): string {
  return readFileSync(new URL(`../../official-pages/pages/${name}.html`, import.meta.url), "utf8");
}

/** The notice board with these notices on top. */
export function noticeBoard(...notices: readonly string[]): string {
  // The oldest has the first file, so that each keeps its own when another one comes on top.
  const items = notices.map(
    (text, at) => `<li><a href="/files/new-${notices.length - 1 - at}.pdf">${text}</a></li>`,
  );
  return officialPage("notices").replace(
    '<ul class="notices">',
    `<ul class="notices">${items.join("")}`,
  );
}
