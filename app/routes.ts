import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page of the site. Calls and files are in `server/app.ts`. */
export default [
  index("pages/home.tsx"),
  route("blog", "pages/blog-list.tsx"),
  route("blog/preview/:postId", "pages/post-preview.tsx"),
  route("blog/edit/:postId", "pages/post-edit.tsx"),
  route("blog/approve", "pages/post-approve.tsx"),
  route("blog/:year/:month/:slug", "pages/blog-post.tsx"),
  route("admin/login", "pages/admin-login.tsx"),
  route("admin/dashboard", "pages/admin-dashboard.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
