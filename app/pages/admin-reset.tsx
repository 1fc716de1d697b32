import { PasswordReset } from "../desk/password-reset.tsx";
import { privateMeta, Loading } from "../desk/kit/desk-page.tsx";
import { useHydrated } from "../desk/kit/use-hydrated.ts";

export function meta() {
  return privateMeta("Reset your password");
}

export default function AdminResetPage() {
  const hydrated = useHydrated();
  return (
    <div className="desk-middle">
      <section className="card stack" aria-labelledby="reset-title">
        <h1 className="desk-card-title" id="reset-title">
          Reset your password
        </h1>
        {hydrated ? (
          <PasswordReset />
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
