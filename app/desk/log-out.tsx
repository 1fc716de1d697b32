import { useNavigate } from "react-router";
import { useAccess } from "./kit/admin-access.tsx";
import { signOut } from "./kit/auth-client.ts";
import { QuietButton } from "./kit/button.tsx";
import { showToast } from "./kit/toasts.tsx";

export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { serverKnows } = await signOut();
    showToast({
      title: "Logged out",
      description: serverKnows
        ? "You have been logged out successfully"
        : "You are logged out on this device, but the server could not be told.",
    });
    await navigate("/admin/login", { replace: true });
  };
}

export function LogOutButton() {
  const isIn = useAccess().state === "allowed";
  const logOut = useLogOut();
  return <QuietButton label="Logout" disabled={!isIn} run={() => void logOut()} />;
}
