import { useNavigate } from "react-router";
import { useAccess } from "./kit/admin-access.tsx";
import { signOut } from "./kit/auth-client.ts";
import { showToast } from "./kit/toasts.tsx";

/** Ends the session of this browser; waits for the page's script. */
export function LogOutButton({ className }: { className: string }) {
  const isIn = useAccess().state === "allowed";
  const navigate = useNavigate();

  async function logOut() {
    const { serverKnows } = await signOut();
    showToast({
      title: "Logged out",
      description: serverKnows
        ? "You have been logged out successfully"
        : "You are logged out on this device, but the server could not be told.",
    });
    await navigate("/admin/login", { replace: true });
  }

  return (
    <button className={className} type="button" disabled={!isIn} onClick={() => void logOut()}>
      Logout
    </button>
  );
}
