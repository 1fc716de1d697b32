import { part, parts } from "./dom.ts";
import { judgeFile, sizesOf, takeAgain, type Judged, type Rule } from "./judge-file.ts";
import { draw, fittedCopy } from "./picture-copy.ts";
import { safeLimits, sizeText } from "./fit-size.ts";

for (const section of parts(".upload")) watch(section);

/** One kind of file: its field, its rules as the server wrote them, and the copy that may be made. */
function watch(section: HTMLElement): void {
  const tool = part(`#${section.id} .upload-tool`, HTMLElement);
  const field = part(`#${section.id} input`, HTMLInputElement);
  const status = part(`#${section.id} [role=status]`, HTMLElement);
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
    status.textContent = file === undefined ? "" : `Looking at ${file.name} …`;
    if (file === undefined) return;
    const answer = await judgeFile(
      file,
      rows.map(({ rule }) => rule),
    );
    if (ownWork !== work) return;
    judgedFile = answer;
    for (const [index, { element, found }] of rows.entries()) {
      const ruleAnswer = answer.rules[index];
      if (ruleAnswer === undefined || found === null) continue;
      element.dataset.verdict = ruleAnswer.verdict;
      found.textContent = `${words[ruleAnswer.verdict]}: ${ruleAnswer.text}`;
    }
    status.textContent = `${file.name}: ${summary(answer)}`;
    copying.hidden = !answer.mayCopy;
  }

  async function copy(): Promise<void> {
    const ownWork = work;
    const picture = judgedFile?.picture;
    const [file] = field.files ?? [];
    if (picture === undefined || file === undefined) return;
    status.textContent = "Making a copy …";
    forget();
    const limits = safeLimits(sizesOf(rows.map(({ rule }) => rule)));
    const isPdf = rows.some(({ rule }) => rule.kind === "type" && rule.type === "PDF");
    const fitted = await fittedCopy(picture, limits, isPdf).catch(() => undefined);
    if (ownWork !== work) return;
    if (fitted === undefined || fitted.size > limits.max) {
      status.textContent = "No copy fits. Take it again with less behind it.";
      return;
    }
    if (fitted.size < limits.min) {
      const minKb = limits.min / 1024;
      status.textContent = `No copy fits, and enlarging does not help: even the finest has ${sizeText(fitted.size, minKb)}.${takeAgain(minKb)}`;
      return;
    }
    const { width, height } = fitted.canvas;
    draw(canvas, picture, Math.min(320, Math.max(width, height)));
    canvas.getContext("2d")?.drawImage(fitted.canvas, 0, 0, canvas.width, canvas.height);
    save.href = URL.createObjectURL(fitted.file);
    save.download = `${file.name.replace(/\.[^.]*$/, "")}-fits.${isPdf ? "pdf" : "jpg"}`;
    figure.hidden = save.hidden = false;
    status.textContent = `The copy has ${sizeText(fitted.size)} and ${width} × ${height} pixels. Look at it, then save it. Your own file stays as it is; the copy has no EXIF data (place, time).`;
  }

  function forget(): void {
    if (save.href !== "") URL.revokeObjectURL(save.href);
    save.removeAttribute("href");
    figure.hidden = save.hidden = true;
  }
}

const words = { ok: "OK", no: "Not OK", unknown: "Not known" } as const;

/** The answer to the question of the page, whether it will be refused: the verdict first, then how many checks say so. */
function summary({ rules }: Judged): string {
  const count = (wanted: string) => rules.filter(({ verdict }) => verdict === wanted).length;
  const broken = rules.find(({ verdict }) => verdict === "no");
  if (broken !== undefined)
    return `Yes: ${broken.short ?? broken.text.replace(/[,:.].*/, "")}; checks not OK: ${count("no")}.`;
  return count("unknown") === 0
    ? "No: all checks OK."
    : `Probably not; checks without a sure answer: ${count("unknown")}.`;
}

/** As the server wrote it; a size without limits is one that no record knows. */
function ruleOf({ rule, type = "", min = "0", max = "0", unsure }: DOMStringMap): Rule {
  if (rule === "size")
    return {
      kind: rule,
      minKb: Number(min),
      maxKb: Number(max),
      isUnsure: unsure !== undefined,
    };
  if (rule === "type") return { kind: rule, type };
  return { kind: rule === "pixels" || rule === "portrait" || rule === "upright" ? rule : "whole" };
}
