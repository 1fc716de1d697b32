import { brand, siteName } from "../../content/site.ts";
import type { RootData } from "../root-data.ts";
import { Icon } from "./icon.tsx";

export type SiteHeaderProps = Partial<
  Pick<RootData, "edition" | "here" | "navigation" | "officialSite">
>;

/** Brand, official pointer and the fifteen entries; on small screens these open as a popover, without script. */
export function SiteHeader({ edition, here, navigation = [], officialSite }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="site-bar">
        <a className="brand" href="/">
          <BrandMark />
          {edition === undefined ? siteName : brand(edition)}
        </a>
        {officialSite !== undefined && (
          <p className="official-pointer">
            Not the official site. Official:{" "}
            <a href={officialSite.address} target="_blank" rel="noopener">
              {officialSite.host}
              <Icon of="arrowUpRight" />
            </a>
          </p>
        )}
        <button className="menu-toggle" type="button" popoverTarget="site-menu">
          <Icon of="menu" />
          Menu
        </button>
      </div>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label="Main">
        <Entries navigation={navigation} here={here} />
      </nav>
    </header>
  );
}

type EntriesProps = Pick<SiteHeaderProps, "here"> & Required<Pick<SiteHeaderProps, "navigation">>;

function Entries({ navigation, here }: EntriesProps) {
  return (
    <ul className="site-entries">
      {navigation.map(({ label, path }) => (
        <li key={path}>
          <a href={path} aria-current={path === here ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="6" />
      <path d="M9 9.5h14M9 15.5h14M9 21.5h8" />
    </svg>
  );
}
