import { pageNames } from "./styles/page-names.ts";
import { createPageStyles } from "./styles/page-styles.ts";
import { siteStyles } from "./styles/styles.ts";

export type FinishedPage = {
  readonly html: string;
  /** The source by which the page's policy allows its style. */
  readonly styleHash: string;
};

let pageStyles: ReturnType<typeof createPageStyles> | undefined;

/**
 * A page without hydration as it is sent: in its empty `<style>` the rules that it uses, and without what
 * only hydration reads and what every parser of HTML adds by itself.
 */
export function finishedPage(rendered: string, page: { hasScript: boolean }): FinishedPage {
  pageStyles ??= createPageStyles(siteStyles);
  const { text, hash } = pageStyles(pageNames(rendered, page));
  const html = rendered
    .replace(/<!--.*?-->|<\/(?:li|dt|dd|th|td|tr|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>")
    .replace("<style></style>", () => `<style>${text}</style>`);
  return { html, styleHash: hash };
}
