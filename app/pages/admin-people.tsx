import { Link } from "react-router";
import { AdminGuard } from "../desk/kit/admin-access.tsx";
import { ErrorCard, privateMeta } from "../desk/kit/desk-page.tsx";
import { PeopleView } from "../desk/people/people-view.tsx";
import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export function meta() {
  return privateMeta("People");
}

export default function AdminPeoplePage() {
  return (
    <AdminGuard>
      {(admin) =>
        admin.role === "admin" ? (
          <PeopleView admin={admin} />
        ) : (
          <ErrorCard
            title="People are for approvers"
            message="An approver invites people and gives them their roles. Please ask one of them."
          >
            <Link className="button button-quiet" to="/admin/dashboard">
              Back to the dashboard
            </Link>
          </ErrorCard>
        )
      }
    </AdminGuard>
  );
}
