import { Loading, privateMeta } from "../desk/kit/desk-page.tsx";
import { Join } from "../desk/people/join.tsx";
import { useHydrated } from "../desk/kit/use-hydrated.ts";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("Your invitation");
}

export default function AdminJoinPage() {
  const hydrated = useHydrated();
  return (
    <div className="desk-middle">
      <section className="card stack" aria-labelledby="join-title">
        <h1 className="desk-card-title" id="join-title">
          Your invitation
        </h1>
        {hydrated ? (
          <Join />
        ) : (
          <>
            <Loading label="Opening…" />
            <noscript>
              <p>This page needs JavaScript: please switch it on and load it again.</p>
            </noscript>
          </>
        )}
      </section>
    </div>
  );
}
