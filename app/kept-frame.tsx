import type { ComponentProps } from "react";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { keptByProperties } from "./kept-parts.tsx";
import { FooterLinks, SiteFooter } from "./ui/site-footer.tsx";
import type { SiteFrame } from "./ui/site-frame.tsx";
import { SiteHeader, SiteMenu, type SiteHeaderProps } from "./ui/site-header.tsx";

const KeptMenu = keptByProperties(SiteMenu, propsKey);
const KeptLinks = keptByProperties(FooterLinks, propsKey);
const KeptHeader = keptByProperties(SiteHeader, propsKey);
const KeptFooter = keptByProperties(SiteFooter, propsKey);

/**
 * Header and footer of a page as they were rendered before: most of what a short page takes. What a reader has
 * typed, such as the words in the field or an address that is none, is in nothing that is kept.
 */
export const keptFrame: ComponentProps<typeof SiteFrame>["value"] = {
  Header({ edition, here, navigation = [], officialSite, searched }: SiteHeaderProps) {
    if (searched !== undefined)
      return (
        <SiteHeader {...{ edition, here, navigation, officialSite, searched }} Menu={KeptMenu} />
      );
    // Of the address, the menu is told what it has an entry for.
    const entry = navigation.find(({ path }) => path === here)?.path;
    return <KeptHeader {...{ edition, here: entry, navigation, officialSite }} />;
  },

  Footer({ provider, siteUrl, officialSite, footerLinks, year, here, title }) {
    const shownProps = { provider, siteUrl, officialSite, footerLinks, year, here, title };
    return pathsOfPages.has(here) ? (
      <KeptFooter {...shownProps} />
    ) : (
      <SiteFooter {...shownProps} Links={KeptLinks} />
    );
  },
};

const pathsOfPages: ReadonlySet<string> = new Set(cataloguePaths);

/** The contents of the site alone give these properties. */
function propsKey(props: object): string {
  return JSON.stringify(props);
}
