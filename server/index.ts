/** What the built file offers: the whole process for `npm start`, and the site alone for tests. */
export { serve } from "./serve.ts";
export { openSite } from "./site.ts";
