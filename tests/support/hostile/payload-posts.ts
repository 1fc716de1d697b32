import { xssPayloads } from "../../corpus/xss-payloads.ts";
import { storableText } from "../../../domain/shared/written-text.ts";

/** What a hostile writer puts into one post. */
export type PayloadPost = {
  readonly title: string;
  readonly hero_summary: string;
  readonly meta_description: string;
  readonly tags: readonly string[];
  readonly alt: string;
  readonly references: readonly { readonly title: string; readonly url: string }[];
  readonly corrections: readonly string[];
};

const storable = xssPayloads.map((payload) => storableText(payload));
const lines = storable.map((payload) => payload.replaceAll(/\s+/g, " ").trim());

/** The payloads in bodies, each of at most so many characters: side by side, and each in an item of its own. */
export function payloadBodies(mostCharacters: number): readonly string[] {
  // An open comment or fence hides what comes after it: in a list it ends with its item.
  const items = storable.map((payload) => `- ${payload.replaceAll("\n", "\n  ")}`);
  return [...packed(items, mostCharacters, "\n\n"), ...packed(storable, mostCharacters, "\n\n")];
}

/** Posts in whose titles, of at most so many characters, and in whatever else is one line, every payload stands that fits there. */
export function payloadPosts(mostOfTitle = 150): readonly PayloadPost[] {
  const titles = packed(lines, mostOfTitle, " ");
  const summaries = packed(storable, Math.max(1_400, mostOfTitle), "\n");
  const tags = lines.filter((line) => line !== "" && line.length <= 40);
  const alternatives = packed(lines, 290, " ");
  return titles.map((title, index) => ({
    title,
    hero_summary: summaries[index % summaries.length] ?? title,
    meta_description: title,
    tags: cycled(tags, index, 8),
    alt: alternatives[index % alternatives.length] ?? title,
    references: cycled(lines, index, 8).map((line, place) => ({
      title: line,
      url: `https://evil.example/${place}?${encodeURIComponent(line)}"'<b>`,
    })),
    corrections: cycled(lines, index, 4),
  }));
}

function cycled(values: readonly string[], index: number, count: number): readonly string[] {
  const places = Array.from(
    { length: count },
    (_, place) => (index * count + place) % values.length,
  );
  return [...new Set(places.map((place) => values[place] ?? "").filter((value) => value !== ""))];
}

function packed(values: readonly string[], most: number, between: string): readonly string[] {
  const packs: string[] = [];
  let pack = "";
  for (const value of values) {
    const longer = pack === "" ? value : pack + between + value;
    if (longer.length <= most) pack = longer;
    else {
      packs.push(pack);
      pack = value;
    }
  }
  return [...packs, pack].filter((text) => text.trim() !== "");
}
