/** The parts of the site's status, in their order. */
export const statusParts = [
  "Database",
  "Backup",
  "Storage",
  "Facts",
  "E-mail",
  "Writer",
  "Drafting",
  "Search",
  "Site",
];
