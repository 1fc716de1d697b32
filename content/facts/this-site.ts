import { officialSites } from "../official-sites.ts";
import { fact, factGroup } from "./fact-record.ts";
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
    "provider.established": fact("Provider established", text("2003")),
    "provider.hours": fact(
      "Working hours of the provider",
      text("Monday to Saturday, 9 AM to 6 PM"),
      { page: "/contact" },
    ),
    "provider.reply": fact("Reply to a chat message within", count(24, "hours"), {
      page: "/contact",
    }),
  },
);
