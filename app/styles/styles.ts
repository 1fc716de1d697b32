import site from "./app.css?inline";
import desk from "./desk.css?inline";

/** The site's one stylesheet, inlined into each page; `page-answer.tsx` allows it by its hash. */
export const siteStyles: string = site;

/** What only the admin and review pages need besides; public pages do not carry it. */
export const deskStyles: string = desk;
