import { nameOfChange, type PublicChange } from "../../domain/facts/public-change.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { standingNames } from "../../content/facts/standing.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince } from "../../content/cited-facts.ts";
import { publisherName } from "../institute-name.ts";
import type { Site } from "../site-context.ts";
import type { FeedContents } from "./feed-formats.ts";

export const changesPage = {
  path: "/changes",
  title: "What Has Changed on This Site",
  description:
    "Dates, fees and other exam facts that we have changed: the old value, the new value, the day, the reason and the source.",
} as const;

export const changeFeedFiles = {
  atom: { path: "/changes.xml", name: "Atom", type: "application/atom+xml" },
  json: { path: "/changes.json", name: "JSON Feed", type: "application/feed+json" },
} as const;

const feedLength = 50;

export async function changeFeed({ services, url, provider }: Site): Promise<FeedContents> {
  const { path, title, description } = changesPage;
  const changes = await services.facts.changes({ limit: feedLength });
  return {
    title,
    description,
    language: "en-IN",
    author: { name: publisherName(provider), address: url },
    address: url + path,
    ownAddresses: { xml: url + changeFeedFiles.atom.path, json: url + changeFeedFiles.json.path },
    entries: changes.map((change) => ({
      id: `urn:uuid:${change.changeId}`,
      address: addressOf(change, url),
      title: titleOf(change),
      summary: summaryOf(change),
      publishedAt: new Date(change.at),
      tags: [],
    })),
  };
}

export function factsCheckedAt({ all }: Pick<FactSnapshot, "all">): Date {
  return new Date(checkedSince(all) ?? 0);
}

function addressOf({ facts: [first, ...otherChanges] }: PublicChange, url: string): string {
  return first === undefined || otherChanges.length > 0
    ? url + changesPage.path
    : `${url}/facts/${first.id}`;
}

/** Longer values stand in the entry alone, in characters. */
const maxTitleValue = 80;

function titleOf({ facts }: PublicChange): string {
  const [first, ...otherChanges] = facts;
  if (first === undefined) return changesPage.title;
  if (otherChanges.length > 0) return `Changed: ${facts.map(nameOfChange).join("; ")}`;
  const name = nameOfChange(first);
  return first.after.length > maxTitleValue
    ? `Changed: ${name}`
    : `Changed: ${name}, now ${first.after}`;
}

function summaryOf({ facts, note }: PublicChange): string {
  return [
    ...(note === null ? [] : [note]),
    ...facts.flatMap((fact) => {
      const { before, after, source, standing, checkedOn } = fact;
      const { title, address, page, quotedLine } = source;
      return [
        `${nameOfChange(fact)}. Before: ${before}. Now: ${after}.`,
        `Source: ${[title, page, address].filter(Boolean).join(", ")}. ${standingNames[standing]}, checked on ${longIndianDate(checkedOn)}.`,
        ...(quotedLine === undefined ? [] : [`In the source: “${quotedLine}”`]),
      ];
    }),
  ].join("\n");
}
