/** Around every page of the desk: what stands in its place until it is known who looks and what it shows. */
export { Checking as HydrateFallback } from "./kit/admin-access.tsx";

export { Outlet as default } from "react-router";
