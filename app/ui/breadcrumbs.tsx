import * as z from "zod/mini";
import { useMatches } from "react-router";

const trailSchema = z.object({
  meta: z.object({ trail: z.array(z.object({ title: z.string(), path: z.string() })) }),
});

/** The pages above this one, then itself, in one line; nothing on a page that has no trail. */
export function Breadcrumbs() {
  const parsedTrail = trailSchema.safeParse(useMatches().at(-1)?.loaderData);
  if (!parsedTrail.success) return null;
  const { trail } = parsedTrail.data.meta;
  const currentPage = trail.at(-1);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {[{ title: "Home", path: "/" }, ...trail.slice(0, -1)].map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{currentPage?.title}</li>
      </ol>
    </nav>
  );
}
