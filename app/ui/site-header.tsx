import { tools } from "../../content/page-catalogue.ts";
import type { NavigationLink, RootData } from "../root-data.ts";
import { Icon, type Stage } from "./icon.tsx";
import { Brand } from "./motif.tsx";

export type SiteHeaderProps = Partial<
  Pick<RootData, "edition" | "here" | "institute" | "navigation" | "searched">
>;

type MenuProps = Required<Pick<SiteHeaderProps, "navigation">> & Pick<SiteHeaderProps, "here">;

/**
 * Brand, search, tools, and below them the fifteen entries led by the names of their groups; on small screens a popover
 * with all of them, without script.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { edition, here, institute, navigation = [], searched } = props;
  // Of the address, which anybody may have typed, the menu is told what it has an entry for.
  const entry = [...navigation, toolsEntry, ...toolEntries].find(({ path }) => path === here)?.path;
  return (
    <header className="site-header">
      <div className="site-bar">
        <Brand edition={edition} institute={institute} />
        <SiteSearch searched={searched} />
        <a
          className="button tools-button"
          href={toolsEntry.path}
          aria-current={currentTools(entry)}
        >
          {toolsEntry.label}
        </a>
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

function SiteMenu({ navigation, here }: MenuProps) {
  return (
    <>
      <nav aria-label="Main">
        <ul className="site-entries">
          {navigationGroups(navigation).map(({ title, stage, links }) => (
            <li className={`stage-${stage}`} key={title}>
              <span className="badge">{title}</span>
              <Entries links={links} here={here} />
            </li>
          ))}
        </ul>
      </nav>
      <nav className="site-entries site-tools" aria-label="Tools">
        <div>
          <a href={toolsEntry.path} aria-current={currentTools(here)}>
            <span className="badge">{toolsEntry.label}</span>
          </a>
          <Entries links={toolEntries} here={here} />
        </div>
      </nav>
    </>
  );
}

const toolsEntry = { label: "Tools", path: "/tools" };
const toolEntries = tools.map(({ name, path }) => ({ label: name, path }));

/** Their list is the page itself, or leads to it. */
function currentTools(here: string | undefined) {
  if (here === toolsEntry.path) return "page";
  return toolEntries.some(({ path }) => path === here) ? "true" : undefined;
}

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

type NavigationGroup = {
  readonly title: string;
  readonly stage: Stage;
  readonly links: readonly NavigationLink[];
};

/** The groups, by the label of the entry that each begins with: the order of the entries is fixed. */
const beginnings: ReadonlyMap<string, readonly [title: string, stage: Stage]> = new Map([
  ["Home", ["News", "news"]],
  ["Registration", ["Apply", "apply"]],
  ["Admit Card", ["Exam day", "exam-day"]],
  ["Results", ["Results and seats", "seats"]],
  ["Previous Papers", ["Prepare", "prepare"]],
]);

function navigationGroups(links: readonly NavigationLink[]): readonly NavigationGroup[] {
  const starts = links.flatMap(({ label }, index) => (beginnings.has(label) ? [index] : []));
  return starts.flatMap((start, index) => {
    const [title, stage] = beginnings.get(links[start]?.label ?? "") ?? [];
    if (title === undefined || stage === undefined) return [];
    return [{ title, stage, links: links.slice(start, starts[index + 1]) }];
  });
}
