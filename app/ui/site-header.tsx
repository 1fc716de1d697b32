import { brand, siteName } from "../../content/site.ts";
import { tools } from "../../content/tool-list.ts";
import type { NavigationLink, RootData } from "../root-data.ts";
import { Icon, TopicIcon } from "./icon.tsx";

export type SiteHeaderProps = Partial<
  Pick<RootData, "edition" | "here" | "navigation" | "officialSite" | "searched">
>;

type MenuProps = Required<Pick<SiteHeaderProps, "navigation">> & Pick<SiteHeaderProps, "here">;

/**
 * Brand, search, official pointer and the fifteen entries: two rows where there is room, on small screens a
 * popover with a name for each group, without script.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { edition, here, navigation = [], officialSite, searched } = props;
  // Of the address, which anybody may have typed, the menu is told what it has an entry for.
  const entry = navigation.find(({ path }) => path === here)?.path;
  return (
    <header className="site-header">
      <div className="site-bar">
        <a className="brand" href="/">
          <BrandMark />
          {edition === undefined ? siteName : brand(edition)}
        </a>
        <SiteSearch searched={searched} />
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
      <div className="site-menu" id="site-menu" popover="auto">
        <SiteMenu navigation={navigation} here={entry} />
      </div>
    </header>
  );
}

/** The fifteen entries in their groups, and the tools; `here` is the entry that leads to this page. */
function SiteMenu({ navigation, here }: MenuProps) {
  return (
    <>
      <nav aria-label="Main">
        <ul className="site-entries">
          {navigationGroups(navigation).map(({ title, links }) => (
            <li key={title}>
              <span>
                <TopicIcon of={title} />
                <span>{title}</span>
              </span>
              <Entries links={links} here={here} />
            </li>
          ))}
        </ul>
      </nav>
      <nav className="site-entries site-tools" aria-label="Tools">
        <div>
          <a href="/tools">Tools</a>
          <Entries links={toolEntries} here={here} />
        </div>
      </nav>
    </>
  );
}

const toolEntries = tools.map(({ name, path }) => ({ label: name, path }));

/** The field over the whole site; on a phone it is a sign that becomes the whole row where it is touched. */
function SiteSearch({ searched }: Pick<SiteHeaderProps, "searched">) {
  return (
    <form className="site-search" action="/search" role="search" aria-label="Whole site">
      <label htmlFor="site-search">Search</label>
      <input
        id="site-search"
        type="search"
        name="q"
        defaultValue={searched}
        placeholder="Search this site"
        autoComplete="off"
      />
      <button type="submit" aria-label="Search">
        <Icon of="search" />
      </button>
    </form>
  );
}

type EntriesProps = Pick<SiteHeaderProps, "here"> & { links: readonly NavigationLink[] };

function Entries({ links, here }: EntriesProps) {
  return (
    <ul>
      {links.map(({ label, path }) => (
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

type NavigationGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

/** The names of the groups, by the label of the entry that each begins with: the order of the entries is fixed. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ["Home", "News"],
  ["Registration", "Apply"],
  ["Admit Card", "Exam day"],
  ["Results", "Results and seats"],
  ["Previous Papers", "Prepare"],
]);

/** The entries in their order, those together that belong together. */
function navigationGroups(links: readonly NavigationLink[]): readonly NavigationGroup[] {
  const starts = links.flatMap(({ label }, index) => (beginnings.has(label) ? [index] : []));
  return starts.map((start, index) => {
    const ownLinks = links.slice(start, starts[index + 1]);
    return { title: beginnings.get(ownLinks[0]?.label ?? "") ?? "", links: ownLinks };
  });
}
