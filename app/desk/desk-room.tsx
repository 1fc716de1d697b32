export { Checking as HydrateFallback } from "./kit/admin-access.tsx";

export { Outlet as default } from "react-router";
