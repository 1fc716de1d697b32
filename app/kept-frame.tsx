import { LRUCache } from "lru-cache";
import { createElement, type ComponentProps, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteFooter } from "./ui/site-footer.tsx";
import type { SiteFrame } from "./ui/site-frame.tsx";
import { SiteHeader } from "./ui/site-header.tsx";

/** Most headers, and most footers, that are kept: one for each page of the site. */
const mostKept = 250;

/** Header and footer as they were rendered for the same page before: a third of what a short page takes. */
export const keptFrame: ComponentProps<typeof SiteFrame>["value"] = {
  Header: keptAsRendered(SiteHeader),
  Footer: keptAsRendered(SiteFooter),
};

/** An element of the page: what is around its content, and that as HTML. */
type Kept = { readonly element: string; readonly className: string; readonly __html: string };

/**
 * The same component, rendered once for the same properties. It has to be one element with a class, and to
 * look up nothing besides its properties; what names the request alone is none of them.
 */
function keptAsRendered<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  return function KeptAsRendered(props) {
    const key = JSON.stringify(props, (name, value: unknown) =>
      name === "requestId" ? undefined : value,
    );
    let rendered = kept.get(key);
    if (rendered === undefined) {
      rendered = parted(renderToStaticMarkup(<Component {...props} />));
      kept.set(key, rendered);
    }
    const { element, className, __html } = rendered;
    return createElement(element, { className, dangerouslySetInnerHTML: { __html } });
  };
}

function parted(html: string): Kept {
  const [, element, className, __html] = /^<(\w+) class="([\w -]+)">(.*)<\/\1>$/s.exec(html) ?? [];
  if (element === undefined || className === undefined || __html === undefined)
    throw new Error("What is kept of a page's frame has to be one element with a class.");
  return { element, className, __html };
}
