function Drawing({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** An icon of the one set, always beside words and therefore silent. */
export function Icon({ of: name }: { of: keyof typeof icons }) {
  return <Drawing path={icons[name]} />;
}

/** Drawings of the Lucide set (ISC licence), each as one path on its 24-unit grid. */
const icons = {
  arrowRight: "M5 12h14m-7-7 7 7-7 7",
  arrowUpRight: "M7 7h10v10M7 17 17 7",
  bookOpen: "M12 7v14M12 7a4 4 0 0 0-4-4H2v15h7a3 3 0 0 1 3 3 3 3 0 0 1 3-3h7V3h-6a4 4 0 0 0-4 4",
  calculator:
    "M4 2h16v20H4zM8 6h8M16 14v4M8 10h.01M12 10h.01M16 10h.01M8 14h.01M12 14h.01M8 18h.01M12 18h.01",
  calendar: "M8 2v4M16 2v4M3 10h18M3 4h18v18H3z",
  chartColumn: "M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3",
  check: "M20 6 9 17l-5-5",
  clock: "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2",
  fileText:
    "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8",
  house:
    "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  fileUp:
    "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M12 12v6M9 15l3-3 3 3",
  idCard: "M2 5h20v14H2zM16 10h2M16 14h2M6 15a3 3 0 0 1 6 0M7 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  landmark: "M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2 2 7v1h20V7z",
  listChecks: "M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4",
  mapPin:
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  menu: "M4 5h16M4 12h16M4 19h16",
  messageCircle:
    "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
  newspaper: "M15 18h-5M18 14h-8M10 6h8v4h-8zM4 22h16a2 2 0 0 0 2-2V2H6v18a2 2 0 0 1-4 0v-9h4",
  pen: "M21 7a3 3 0 0 0-4-4L4 16l-2 6 6-2zM15 5l4 4",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  rupee: "M6 3h12M6 8h12M6 13l8.5 8M6 13h3a5 5 0 0 0 0-10",
  search: "m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0",
  shieldCheck:
    "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4",
  userCheck:
    "M16 11l2 2 4-4M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M5 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
} as const;

/** Each has a colour of its own in `tokens.css`. */
export type Stage = "news" | "apply" | "exam-day" | "seats" | "prepare";

const pageIcons = new Map<string, readonly [keyof typeof icons, Stage]>([
  ["/registration-2026", ["pen", "apply"]],
  ["/syllabus-2026", ["bookOpen", "prepare"]],
  ["/exam-pattern", ["listChecks", "prepare"]],
  ["/eligibility-criteria", ["userCheck", "apply"]],
  ["/important-dates", ["calendar", "news"]],
  ["/admit-card", ["idCard", "exam-day"]],
  ["/results", ["chartColumn", "seats"]],
  ["/counseling", ["landmark", "seats"]],
  ["/previous-papers", ["fileText", "prepare"]],
  ["/mock-tests", ["clock", "prepare"]],
  ["/preparation-tips", ["check", "prepare"]],
  ["/latest-updates", ["newspaper", "news"]],
  ["/blog", ["newspaper", "news"]],
  ["/blog/category/preparation-tips", ["check", "prepare"]],
  ["/blog/category/exam-strategy", ["listChecks", "exam-day"]],
  ["/blog/category/syllabus", ["bookOpen", "prepare"]],
  ["/blog/category/study-material", ["fileText", "seats"]],
  ["/blog/category/mock-tests", ["clock", "prepare"]],
  ["/blog/category/time-management", ["calendar", "prepare"]],
  ["/blog/category/subject-wise", ["pen", "seats"]],
  ["/blog/category/news", ["newspaper", "news"]],
  ["/year", ["listChecks", "news"]],
  ["/tools/eligibility", ["userCheck", "apply"]],
  ["/tools/fees", ["rupee", "apply"]],
  ["/tools/upload-check", ["fileUp", "apply"]],
  ["/tools/score", ["listChecks", "exam-day"]],
  ["/tools/rank", ["chartColumn", "seats"]],
  ["/tools/closing-ranks", ["landmark", "seats"]],
  ["/tools", ["calculator", "apply"]],
  ["/search", ["search", "apply"]],
  ["/is-this-notice-real", ["shieldCheck", "apply"]],
  ["/answers", ["messageCircle", "prepare"]],
  ["/faq", ["messageCircle", "prepare"]],
]);

/** The drawing and the subject of a topic, for what draws them in its own way; null where it has none. */
export function topicSign(topic: string) {
  const [name, subject] = pageIcons.get(topic) ?? [];
  return name === undefined || subject === undefined ? null : { path: icons[name], subject };
}

/** The sign of a topic before its name, in the colour of its subject; nothing where it has none. */
export function TopicIcon({ of: topic }: { of: string }) {
  const sign = topicSign(topic);
  if (sign === null) return null;
  return (
    <span className={`plate stage-${sign.subject}`}>
      <Drawing path={sign.path} />
    </span>
  );
}
