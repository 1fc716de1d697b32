export { Checking as HydrateFallback } from "./kit/desk-page.tsx";

export { Outlet as default } from "react-router";
