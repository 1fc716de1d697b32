import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The pages whose contents are data: one file each in `content/pages/`. */
const information = "pages/information-page.tsx";

/** The posts of a category or of a tag. */
const topicPage = "pages/blog-topic.tsx";

const movedPage = "pages/moved-page.ts";

const formerAddresses = ["admin/audit", "admin/editions", "admin/media", "admin/ranks"];

export default [
  index("pages/home.tsx"),
  route("latest-updates", "pages/latest-updates.tsx"),
  route("registration-2026", information, { id: "registration" }),
  route("syllabus-2026", information, { id: "syllabus" }),
  route("exam-pattern", information, { id: "exam-pattern" }),
  route("eligibility-criteria", information, { id: "eligibility" }),
  route("important-dates", information, { id: "important-dates" }),
  route("admit-card", information, { id: "admit-card" }),
  route("results", information, { id: "results" }),
  route("counseling", information, { id: "counseling" }),
  route("previous-papers", information, { id: "previous-papers" }),
  route("mock-tests", information, { id: "mock-tests" }),
  route("preparation-tips", information, { id: "preparation-tips" }),
  route("faq", "pages/faq.tsx"),
  route("answers", "pages/answers.tsx"),
  route("answers/:theme", "pages/answer-theme.tsx"),
  route("about", information, { id: "about" }),
  route("contact", information, { id: "contact" }),
  route("disclaimer", information, { id: "disclaimer" }),
  route("privacy-policy", information, { id: "privacy-policy" }),
  route("terms", information, { id: "terms" }),
  route("how-we-check", information, { id: "how-we-check" }),
  layout("pages/tool-layout.tsx", [
    route("is-this-notice-real", "pages/is-it-real.tsx"),
    route("tools", "pages/tools.tsx"),
    route("tools/eligibility", "pages/tool-eligibility.tsx"),
    route("tools/score", "pages/tool-score.tsx"),
    route("tools/rank", "pages/tool-rank.tsx"),
    route("tools/closing-ranks", "pages/tool-closing-ranks.tsx"),
    route("tools/fees", "pages/tool-fees.tsx"),
    route("tools/upload-check", "pages/tool-upload-check.tsx"),
  ]),
  route("year", "pages/year.tsx"),
  route("search", "pages/search.tsx"),
  route("changes", "pages/changes.tsx"),
  route("facts/:factId", "pages/fact.tsx"),
  route("sitemap", "pages/sitemap.tsx"),
  route("archive", "pages/archive.tsx"),
  route("sitemap.xml", "pages/sitemap-xml.tsx"),
  route("eligibility", movedPage, { id: "moved-eligibility" }),
  route("registration", movedPage, { id: "moved-registration" }),
  route("syllabus", movedPage, { id: "moved-syllabus" }),

  layout("pages/blog-layout.tsx", [
    route("blog", "pages/blog-list.tsx"),
    route("blog/category/:category", topicPage, { id: "blog-category" }),
    route("blog/tag/:tag", topicPage, { id: "blog-tag" }),
    route("blog/:year/:month/:slug", "pages/blog-post.tsx"),
  ]),
  layout("desk/desk-layout.tsx", [
    route("blog/preview/:postId", "pages/post-preview.tsx"),
    route("blog/edit/:postId", "pages/post-edit.tsx"),
    route("blog/approve", "pages/post-approve.tsx"),
    route("admin/login", "pages/admin-login.tsx"),
    route("admin/reset", "pages/admin-reset.tsx"),
    route("admin/join", "desk/people/join-page.tsx"),
    ...formerAddresses.map((path) => route(path, "desk/former-address.ts", { id: path })),
    layout("desk/desk-place.tsx", [
      layout("desk/desk-room.tsx", [
        route("admin/dashboard", "desk/dashboard/dashboard-page.tsx"),
        route("admin/posts", "desk/posts/posts-page.tsx"),
        route("admin/posts/new", "desk/editing/new-post-page.tsx"),
        route("admin/posts/:postId", "desk/editing/post-page.tsx"),
        route("admin/facts", "desk/facts/facts-page.tsx"),
        route("admin/facts/:factId", "desk/facts/fact-page.tsx"),
        route("admin/facts/editions", "desk/editions/editions-page.tsx"),
        route("admin/updates", "desk/updates/updates-page.tsx"),
        route("admin/official-pages", "desk/official-pages/official-pages.tsx"),
        route("admin/pictures", "desk/pictures/pictures-page.tsx"),
        route("admin/facts/closing-ranks", "desk/closing-ranks/closing-ranks-page.tsx"),
        route("admin/log", "desk/log/log-page.tsx"),
        route("admin/settings", "desk/settings/settings-page.tsx"),
        route("admin/people", "desk/people/people-page.tsx"),
        route("admin/account", "desk/account/account-page.tsx"),
      ]),
    ]),
  ]),

  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
