/** Changes with every change of the rules, the data or the answers' shapes in this folder. */
export const promptVersion = "article-3";
