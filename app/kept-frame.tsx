import { LRUCache } from "lru-cache";
import { createElement, type ComponentProps, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FooterLinks, SiteFooter } from "./ui/site-footer.tsx";
import type { SiteFrame } from "./ui/site-frame.tsx";
import { SiteHeader, SiteMenu } from "./ui/site-header.tsx";

/** Most menus, and most lists of links, that are kept: for each edition there is one menu an entry. */
const mostKept = 100;

const KeptMenu = keptAsRendered(SiteMenu);
const KeptLinks = keptAsRendered(FooterLinks);

/**
 * Header and footer of a page, whose menu and links stand as they were rendered before: a fourth of what a
 * short page takes. What a reader has typed, such as the words in the field, is in neither of the two.
 */
export const keptFrame: ComponentProps<typeof SiteFrame>["value"] = {
  Header: (props) => <SiteHeader {...props} Menu={KeptMenu} />,
  Footer: (props) => <SiteFooter {...props} Links={KeptLinks} />,
};

/** An element of the page: what is around its content, and that as HTML. */
type Kept = { readonly element: string; readonly className: string; readonly __html: string };

/**
 * The same component, rendered once for the same properties. It has to be one element with a class, and to
 * look up nothing besides its properties, which the contents of the site alone give.
 */
function keptAsRendered<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  return function KeptAsRendered(props) {
    const key = JSON.stringify(props);
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
