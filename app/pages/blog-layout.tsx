import { Outlet } from "react-router";
import blogStyles from "../styles/blog-pages.css?url";

export default function BlogLayout() {
  return (
    <>
      <link rel="stylesheet" href={blogStyles} precedence="blog" />
      <Outlet />
    </>
  );
}
