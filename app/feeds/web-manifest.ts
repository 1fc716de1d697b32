import type { Edition } from "../../content/facts/edition.ts";
import { brand, product, type Provider } from "../../content/site.ts";
import { lightColour } from "../share-image/card-drawing.ts";

export function webManifest({ name }: Pick<Provider, "name">, edition: Edition) {
  return {
    id: "/",
    name: `${brand(edition)}, by ${name}`,
    short_name: "JEE Guide",
    description: `Dates, fees, pattern and documents of ${product} ${edition}. Not the official site.`,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: lightColour("paper"),
    background_color: lightColour("paper"),
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
