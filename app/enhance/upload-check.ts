import { part, parts } from "./dom.ts";
import { judgeFile, sizeOf, takeAgain, type Judged, type Rule } from "./judge-file.ts";
import { draw, fittedCopy } from "./picture-copy.ts";
import { copyLimits, kB, sizeText } from "./fit-size.ts";

for (const section of parts(".upload")) watch(section);

function watch(section: HTMLElement): void {
  const tool = part(`#${section.id} .upload-tool`, HTMLElement);
  const field = part(`#${section.id} input`, HTMLInputElement);
  const result = part(`#${section.id} .result`, HTMLElement);
  const said = part(`#${section.id} .said`, HTMLElement);
  const copying = part(`#${section.id} .upload-copy`, HTMLElement);
  const button = part(`#${section.id} button`, HTMLButtonElement);
  const canvas = part(`#${section.id} canvas`, HTMLCanvasElement);
  const figure = part(`#${section.id} figure`, HTMLElement);
  const save = part(`#${section.id} a[download]`, HTMLAnchorElement);
  const rows = parts("[data-rule]", section).map((element) => ({
    rule: ruleOf(element.dataset),
    element,
    found: element.querySelector(".found"),
  }));
  const rules = rows.map(({ rule }) => rule);
  let work = 0;
  let judgedFile: Judged | undefined;

  tool.hidden = false;
  field.addEventListener("change", () => void check());
  button.addEventListener("click", () => void copy());

  async function check(): Promise<void> {
    const ownWork = ++work;
    const [file] = field.files ?? [];
    copying.hidden = true;
    forget();
    for (const { element, found } of rows) {
      delete element.dataset.verdict;
      if (found !== null) found.textContent = "";
    }
    judgedFile?.picture?.close();
    judgedFile = undefined;
    result.textContent = "";
    said.textContent = file === undefined ? "" : `Checking ${file.name} …`;
    if (file === undefined) return;
    const answer = await judgeFile(file, rules);
    if (ownWork !== work) return;
    judgedFile = answer;
    for (const [index, { element, found }] of rows.entries()) {
      const ruleAnswer = answer.rules[index];
      if (ruleAnswer === undefined || found === null) continue;
      element.dataset.verdict = ruleAnswer.verdict;
      found.textContent = `${words[ruleAnswer.verdict]}: ${ruleAnswer.text}.`;
    }
    const [figureText, sentence] = summary(answer);
    result.textContent = figureText;
    said.textContent = `${file.name}: ${sentence}.`;
    copying.hidden = !answer.mayCopy;
  }

  async function copy(): Promise<void> {
    const ownWork = work;
    const picture = judgedFile?.picture;
    const [file] = field.files ?? [];
    const size = sizeOf(rules);
    if (picture === undefined || file === undefined || size === undefined) return;
    said.textContent = "Making a copy …";
    forget();
    const limits = copyLimits(size.minKb, size.maxKb);
    const isPdf = rules.some((rule) => rule.kind === "type" && rule.type === "PDF");
    const fitted = await fittedCopy(picture, limits, isPdf).catch(() => undefined);
    if (ownWork !== work) return;
    if (fitted === undefined || fitted.size > limits.max) {
      said.textContent = "No copy fits. Take it again with a plainer background.";
      return;
    }
    if (fitted.size < size.minKb * kB) {
      said.textContent = `No copy fits, and enlarging does not help: the finest is only ${sizeText(fitted.size, Math.floor)}${takeAgain(size.minKb)}.`;
      return;
    }
    const { width, height } = fitted.canvas;
    draw(canvas, picture, Math.min(320, Math.max(width, height)));
    canvas.getContext("2d")?.drawImage(fitted.canvas, 0, 0, canvas.width, canvas.height);
    save.href = URL.createObjectURL(fitted.file);
    save.download = `${file.name.replace(/\.[^.]*$/, "")}-fits.${isPdf ? "pdf" : "jpg"}`;
    figure.hidden = save.hidden = false;
    result.textContent = "This copy fits";
    said.textContent = `The copy is ${sizeText(fitted.size)}, ${width} × ${height} pixels. Look at it, then save it. Your own file stays as it is; the copy has no place or time in it.`;
  }

  function forget(): void {
    if (save.href !== "") URL.revokeObjectURL(save.href);
    save.removeAttribute("href");
    figure.hidden = save.hidden = true;
  }
}

const words = { ok: "OK", no: "Not OK", unknown: "Check" } as const;

function summary({ rules }: Judged): readonly [string, string] {
  const broken = rules.find(({ verdict }) => verdict === "no");
  if (broken !== undefined) return ["Does not fit", broken.short];
  const open = rules.find(({ verdict }) => verdict === "unknown");
  return open === undefined ? ["Fits", "every check below is OK"] : ["May not fit", open.short];
}

/** As the server wrote it; a size without limits is one that no record knows. */
function ruleOf(told: DOMStringMap): Rule {
  const { rule, type = "", min = "0", max = "0" } = told;
  if (rule === "size") return { kind: rule, minKb: Number(min), maxKb: Number(max) };
  return rule === "type" ? { kind: rule, type } : { kind: "whole" };
}
