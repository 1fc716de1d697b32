import { Outlet } from "react-router";
import toolStyles from "../styles/tool-pages.css?url";

/** Pages that work something out have forms and answers, which no other page needs the styles of. */
export default function ToolLayout() {
  return (
    <>
      <link rel="stylesheet" href={toolStyles} precedence="tools" />
      <Outlet />
    </>
  );
}
