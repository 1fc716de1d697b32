import { part, parts, readStored, store, textOf } from "./dom.ts";
import { maxScores, planWeeks, readNoted, scoreLine, type Noted } from "./year-plan.ts";

/** Chapters, scores and the day of the exam are kept on this device alone. */
const key = "own-weeks";
const field = part("#exam-day", HTMLInputElement);
const result = part("#plan .result", HTMLElement);
const said = part("#plan .said", HTMLElement);
const weekByWeek = part("#plan details", HTMLElement);
const weekList = part(".plan-weeks", HTMLElement);
const kept = part("#weeks-kept", HTMLElement);
const subjects = parts("#chapters details").map((element) => ({
  count: part(".quiet", HTMLElement, element),
  chapters: parts("label", element).map((label) => ({
    name: textOf(label, "span"),
    box: part("input", HTMLInputElement, label),
  })),
}));
const knownExam = field.value;
const shortDay = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
let noted: Noted = readNoted(readStored(key));
const showScores = document.querySelector("#scores") === null ? () => undefined : watchScores();

show();
part("#plan", HTMLElement).hidden = kept.hidden = false;
part("#chapters", HTMLElement).addEventListener("change", () => {
  const done = subjects.flatMap(({ chapters }) =>
    chapters.filter(({ box }) => box.checked).map(({ name }) => name),
  );
  keep({ ...noted, done });
});
field.addEventListener("change", () => {
  keep({ ...noted, exam: field.value });
});
part("button", HTMLButtonElement, kept).addEventListener("click", () => {
  keep(readNoted(null));
});
addEventListener("storage", (event) => {
  if (event.key !== key) return;
  noted = readNoted(event.newValue);
  show();
});

function keep(changed: Noted): void {
  noted = changed;
  show();
  const isEmpty = noted.exam + noted.done.join("") === "" && noted.scores.length === 0;
  if (!store(key, isEmpty ? "" : JSON.stringify(noted)))
    part(".quiet", HTMLElement, kept).textContent =
      "This browser does not let us save anything: print the page instead.";
}

function show(): void {
  for (const { count, chapters } of subjects) {
    for (const { name, box } of chapters) box.checked = noted.done.includes(name);
    const done = chapters.filter(({ box }) => box.checked).length;
    count.textContent = `${done} of ${chapters.length} done`;
  }
  field.value = noted.exam === "" ? knownExam : noted.exam;
  showPlan();
  showScores();
}

function showPlan(): void {
  const open = subjects.map(({ chapters }) =>
    chapters.filter(({ box }) => !box.checked).map(({ name }) => name),
  );
  const left = open.flat().length;
  const plan = planWeeks(open, startOfToday(), new Date(field.value));
  weekByWeek.hidden = plan === null;
  if (plan === null) {
    result.textContent = "";
    said.textContent =
      field.value === ""
        ? "Choose the date of your exam to see your plan."
        : "This date is over. Choose the date of your next exam.";
    return;
  }
  const { weeks, revision, study } = plan;
  result.textContent = weeks === 1 ? "1 week left" : `${weeks} weeks left`;
  said.textContent =
    left === 0
      ? "Every chapter is done. Use the weeks for revision and full mock tests."
      : `${left} chapters to go, about ${Math.ceil(left / study.length)} a week.`;
  const rows = study.map(
    ({ from, chapters }) => [from, chapters.join(" · ") || "Revision"] as const,
  );
  const lastFrom = new Date(startOfToday().getTime() + study.length * 7 * 86_400_000);
  weekList.replaceChildren(
    ...[
      ...rows,
      ...(revision === 0
        ? []
        : [[lastFrom, "From here to the exam: revision and full mock tests"] as const]),
    ].map(([from, words]) => {
      const row = document.createElement("li");
      const name = document.createElement("b");
      name.textContent = `${shortDay.format(from)}: `;
      row.append(name, words);
      return row;
    }),
  );
}

/** As days are counted here: that of the reader's own calendar, at midnight of UTC. */
function startOfToday(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

function watchScores(): () => void {
  const card = part("#scores", HTMLElement);
  const marks = part("input", HTMLInputElement, card);
  const line = part("path", SVGPathElement, card);
  const status = part("[role=status]", HTMLElement, card);
  const removing = part("button[type=button]", HTMLButtonElement, card);
  card.hidden = false;
  const form = part("form", HTMLFormElement, card);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const score = { day: startOfToday().toISOString().slice(0, 10), marks: marks.valueAsNumber };
    if (!Number.isFinite(score.marks)) return;
    keep({ ...noted, scores: [...noted.scores, score].slice(-maxScores) });
    form.reset();
  });
  removing.addEventListener("click", () => {
    keep({ ...noted, scores: noted.scores.slice(0, -1) });
  });
  return () => {
    const { scores } = noted;
    removing.hidden = scores.length === 0;
    line.ownerSVGElement?.toggleAttribute("hidden", scores.length === 0);
    line.setAttribute("d", scoreLine(scores, Number(marks.max)));
    const best = Math.max(...scores.map((score) => score.marks));
    const newest = scores
      .slice(-5)
      .map((score) => `${score.marks} (${shortDay.format(new Date(score.day))})`);
    status.textContent =
      scores.length === 0
        ? "No scores yet. Add one after each full mock test."
        : `${scores.length === 1 ? "1 mock" : `${scores.length} mocks`}, best ${best}. Latest: ${newest.join(", ")}.`;
  };
}
