import { Check } from "lucide-react";
import { Link } from "react-router";
import type { DashboardData } from "./read-dashboard.ts";

type Done = NonNullable<DashboardData["setup"]>;

const steps: readonly (readonly [step: keyof Done, label: string, why: string, to: string])[] = [
  [
    "institute",
    "Name your institute",
    "Name, phone and address stand on every page.",
    "/admin/settings?section=institute",
  ],
  [
    "mail",
    "Connect your e-mail",
    "For review mails, invitations and new passwords.",
    "/admin/settings?section=mail",
  ],
  [
    "colleague",
    "Invite a colleague",
    "A second person reads a post before students do.",
    "/admin/people#invite-title",
  ],
];

/** The first hour: until all three are done, the desk begins with them. */
export function SetupSteps({ done }: { done: Done }) {
  const count = Object.values(done).filter(Boolean).length;
  return (
    <section className="card stack" aria-labelledby="setup-title">
      <h2 className="desk-card-title" id="setup-title">
        Three steps to your own site: {count} done
      </h2>
      <ol className="desk-setup">
        {steps.map(([step, label, why, to], index) => (
          <li data-done={done[step] || undefined} key={step}>
            <span className="desk-setup-mark" aria-hidden>
              {done[step] ? <Check size={18} /> : index + 1}
            </span>
            <div>
              {done[step] ? (
                <span>
                  {label}
                  <span className="visually-hidden">: done</span>
                </span>
              ) : (
                <Link to={to}>{label}</Link>
              )}
              <p className="quiet">{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
