import { Outlet } from "react-router";
import blogStyles from "../styles/blog-pages.css?url";

/** Lists of posts and posts; other pages show cards of them alone. */
export default function BlogLayout() {
  return (
    <>
      <link rel="stylesheet" href={blogStyles} precedence="blog" />
      <Outlet />
    </>
  );
}
