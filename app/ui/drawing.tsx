export function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const arrowUpRight = "M7 7h10v10M7 17 17 7";
export const menu = "M4 5h16M4 12h16M4 19h16";
