import { createContext } from "react-router";

/** The slugs of other posts that a page names, noted by its loader: when one of them changes, so does the page. */
export const shownPostsContext = createContext<Set<string>>();
