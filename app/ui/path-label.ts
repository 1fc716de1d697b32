const shortNames: Readonly<Record<string, string>> = {
  faq: "FAQ",
  jee: "JEE",
  nit: "NIT",
  iit: "IIT",
};

/** The words for a link to one of our own paths: `/exam-pattern` gives `Exam Pattern`. */
export function pathLabel(path: string): string {
  const page = path.split("/").findLast((part) => part !== "");
  if (page === undefined) return "Home";
  return page
    .split("-")
    .map((word) => shortNames[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
