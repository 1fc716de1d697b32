import { officialSites } from "../official-sites.ts";
import { factGroup } from "./fact-record.ts";
import { count, text } from "./fact-value.ts";

/** Name, address and phone are settings. */
export const thisSiteFacts = factGroup(
  {
    topic: "This site",
    page: "/about",
    edition: "any year",
    source: officialSites.jeeMain,
    status: { kind: "reference" },
  },
  {
    "provider.established": {
      label: "Provider established",
      value: text("2003"),
    },
    "provider.hours": {
      label: "Working hours of the provider",
      value: text("Monday to Saturday, 9 AM to 6 PM"),
      page: "/contact",
    },
    "provider.reply": {
      label: "Reply to a chat message within",
      value: count(24, "hours"),
      page: "/contact",
    },
  },
);
