export type Content = {
  readonly id: string;
  readonly title: string;
  /** The part is on the page, but not shown. */
  readonly hidden?: boolean;
};

/** Links to the page's parts: a list to open on phones, a column that stays in sight where there is room. */
export function OnThisPage({ contents }: { contents: readonly Content[] }) {
  if (contents.length < 2) return null;
  return (
    <nav className="on-this-page" aria-labelledby="on-this-page">
      <details>
        <summary id="on-this-page">On this page</summary>
        <ol>
          {contents.map(({ id, title, hidden }) => (
            <li hidden={hidden} key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
