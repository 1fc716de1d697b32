import { part, parts, textOf } from "./dom.ts";
import { planWeeks, scoreLine } from "./year-plan.ts";

const examField = part("#exam-day", HTMLInputElement);
const result = part("#plan .result", HTMLElement);
const said = part("#plan .said", HTMLElement);
const weekByWeek = part("#plan details", HTMLElement);
const scoreForm = part("#scores form", HTMLFormElement);
const marksField = part("#mock-marks", HTMLInputElement);
const scoreDrawing = part("#scores svg", SVGSVGElement);
const scoresSaid = part("#scores [role=status]", HTMLElement);
const removeButton = part("#scores [type=button]", HTMLButtonElement);
const clearButton = part("#saved button", HTMLButtonElement);
const subjects = parts("#chapters details").map((element) => ({
  count: element.querySelector("summary .quiet"),
  chapters: parts("label", element).map((label) => ({
    name: textOf(label, "span"),
    box: label.querySelector("input"),
  })),
}));
const boxes = subjects.flatMap(({ chapters }) => chapters);
const knownExam = examField.value;
const shortDay = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** On this device alone: the day of the exam, then a line each for the chapters done and the scores. */
const key = "own-weeks";
let scores: readonly number[] = [];

show(read());
for (const hidden of parts("#plan, #scores, #saved")) hidden.hidden = false;
part("#chapters", HTMLElement).addEventListener("change", save);
examField.addEventListener("change", save);
scoreForm.addEventListener("submit", (event) => {
  event.preventDefault();
  scores = [...scores, marksField.valueAsNumber].slice(-100);
  scoreForm.reset();
  save();
});
removeButton.addEventListener("click", () => {
  scores = scores.slice(0, -1);
  save();
});
clearButton.addEventListener("click", () => {
  show("");
  save();
});
addEventListener("storage", (event) => {
  if (event.key === key) show(event.newValue ?? "");
});

function read(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function save(): void {
  const done = boxes.filter(({ box }) => box?.checked).map(({ name }) => name);
  const exam = examField.value === knownExam ? "" : examField.value;
  const text = [exam, done.join("\t"), scores.join("\t")].join("\n");
  try {
    if (text.trim() === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    part("#saved .quiet", HTMLElement).textContent =
      "This browser does not let us save anything. Print the page instead.";
  }
  tell();
}

function show(text: string): void {
  const [exam = "", done = "", noted = ""] = text.split("\n");
  const doneNames = done.split("\t");
  for (const { name, box } of boxes) if (box) box.checked = doneNames.includes(name);
  examField.value = exam || knownExam;
  scores = noted === "" ? [] : noted.split("\t").map(Number).filter(Number.isFinite);
  tell();
}

function tell(): void {
  const open = subjects.map(({ count, chapters }) => {
    const left = chapters.filter(({ box }) => !box?.checked).map(({ name }) => name);
    if (count) count.textContent = `${chapters.length - left.length} of ${chapters.length} done`;
    return left;
  });
  tellPlan(open);
  tellScores();
}

function tellPlan(open: readonly (readonly string[])[]): void {
  const now = new Date();
  const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  const weeks = planWeeks(open, today, new Date(examField.value));
  const left = open.flat().length;
  result.textContent =
    weeks.length === 0 ? "" : `${weeks.length} ${weeks.length === 1 ? "week" : "weeks"} left`;
  said.textContent =
    weeks.length === 0
      ? "Choose the date of your next exam to see your plan."
      : left === 0
        ? "Every chapter is done. Use the weeks for revision and full mock tests."
        : `${left} ${left === 1 ? "chapter" : "chapters"} to go.`;
  weekByWeek.hidden = weeks.length === 0;
  part("#plan ol", HTMLElement).replaceChildren(
    ...weeks.map(({ from, work }) => {
      const row = document.createElement("li");
      const day = document.createElement("b");
      day.textContent = `${shortDay.format(from)}: `;
      row.append(day, work);
      return row;
    }),
  );
}

function tellScores(): void {
  const isEmpty = scores.length === 0;
  removeButton.hidden = isEmpty;
  scoreDrawing.toggleAttribute("hidden", isEmpty);
  scoreDrawing.firstElementChild?.setAttribute("d", scoreLine(scores, Number(marksField.max)));
  scoresSaid.textContent = isEmpty
    ? "No scores yet. Add one after each full mock test."
    : `${scores.length === 1 ? "1 mock" : `${scores.length} mocks`}, best ${Math.max(...scores)}. Latest: ${scores.slice(-5).join(", ")}.`;
}
