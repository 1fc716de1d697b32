import { createContext, lazy, type ComponentType } from "react";
import type { SiteFooterProps } from "./site-footer.tsx";
import type { SiteHeaderProps } from "./site-header.tsx";

type Parts = {
  readonly Header: ComponentType<SiteHeaderProps>;
  readonly Footer: ComponentType<SiteFooterProps>;
};

/**
 * Header and footer of a page. The server renders both parts; a browser loads them only on a page
 * with script that has them too, so that the desk's pages do without. Until then the server's stand.
 */
export const SiteFrame = createContext<Parts>({
  Header: lazy<Parts["Header"]>(() =>
    import("./site-header.tsx").then(({ SiteHeader }) => ({ default: SiteHeader }), emptyModule),
  ),
  Footer: lazy<Parts["Footer"]>(() =>
    import("./site-footer.tsx").then(({ SiteFooter }) => ({ default: SiteFooter }), emptyModule),
  ),
});

/** A page stands without its frame where that does not load. */
function emptyModule() {
  return { default: () => null };
}
