import type { GoTrueClient } from "@supabase/auth-js";
import { useNavigate } from "react-router";
import { signOut } from "./kit/auth-client.ts";
import { showToast } from "./kit/toasts.tsx";

type LogOutProps = { auth: GoTrueClient | null; className: string };

/** Ends the session of this browser; waits for the page's script. */
export function LogOutButton({ auth, className }: LogOutProps) {
  const navigate = useNavigate();

  async function logOut(client: GoTrueClient) {
    const { serverKnows } = await signOut(client);
    showToast({
      title: "Logged out",
      description: serverKnows
        ? "You have been logged out successfully"
        : "You are logged out on this device, but the server could not be told.",
    });
    await navigate("/admin/login", { replace: true });
  }

  return (
    <button
      className={className}
      type="button"
      disabled={auth === null}
      onClick={() => {
        if (auth !== null) void logOut(auth);
      }}
    >
      Logout
    </button>
  );
}
