import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectWhole, freshName, makeDraft, test } from "./desk.ts";
import { asMarkdown, edit, save, saveBar, textOf } from "./editing.ts";
import { holdSession } from "./sessions.ts";

/** Opens a draft and puts the cursor into a new paragraph at the end of its text. */
async function atTheEnd(page: Page): Promise<void> {
  await textOf(page).locator("p").last().click();
  await page.keyboard.press("ControlOrMeta+End");
  await untilCursorIsTold(page);
  await page.keyboard.press("Enter");
}

/** The browser tells the editor of a moved cursor with its next frames, and no person is quicker. */
async function untilCursorIsTold(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
}

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    clipboardData.setData("text/plain", "plain");
    document
      .querySelector("#edit-body")
      ?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
  }, html);
}

function tool(page: Page, name: string) {
  return page
    .getByRole("toolbar", { name: "Formatting" })
    .getByRole("button", { name, exact: true });
}

async function chooseFrom(page: Page, menu: "Table" | "More", item: string): Promise<void> {
  await tool(page, menu).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
  await expect(textOf(page)).toBeFocused();
}

/** The end of the Markdown, which is shown for as long as this looks. */
async function expectMarkdown(page: Page, end: RegExp): Promise<void> {
  await expect(await asMarkdown(page)).toHaveValue(end);
  await page.getByRole("switch").uncheck();
}

async function openDraft(page: Page, request: APIRequestContext): Promise<void> {
  const post = await makeDraft(request, freshName("By buttons"));
  await holdSession(page);
  await edit(page, post);
  await expect(textOf(page)).toContainText("What it costs");
}

test("an editor writes, puts in, pastes and composes, and only what was written is new in the Markdown", async ({
  page,
  request,
}) => {
  await openDraft(page, request);

  await test.step("the buttons are one stop of the Tab key, and the arrow keys go between them", async () => {
    await atTheEnd(page);
    await page.keyboard.press("Alt+F10");
    await expect(tool(page, "Undo")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Text style: Text")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Heading", exact: true }).press("Enter");
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.type("By keys");
    await expect(textOf(page).locator("h2").last()).toHaveText("By keys");
    await expect(tool(page, "Text style: Heading")).toBeVisible();
    // On a slow machine the heading is a step of its own.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(textOf(page)).not.toContainText("By keys");
  });

  await test.step("an exam fact is found by words with value and source, put in, and saved as its token", async () => {
    await atTheEnd(page);
    await page.keyboard.type("One paper costs ");
    await page.keyboard.press("Control+e");
    const picker = page.getByRole("dialog", { name: "Insert a fact" });
    await picker.getByRole("searchbox").fill("SC one paper");
    const found = picker.getByRole("button", { name: /₹500.*Source:/ }).first();
    await expect(found).toBeVisible();
    await expectWhole(page);
    await found.click();
    await expect(textOf(page).locator(".edit-fact").last()).toHaveText("₹500");
    await page.keyboard.type(" for SC candidates.");
    await save(page);
    await expect(saveBar(page)).toContainText("Saved as version 2.");
    await expectMarkdown(
      page,
      /One paper costs \{\{fact:fee\.sc_st_pwd\.one_paper\}\} for SC candidates\.$/,
    );
  });

  await test.step("a link to a page of ours is found by words", async () => {
    await atTheEnd(page);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Link" });
    await dialog.getByLabel("Link text").fill("the dates");
    await dialog.getByLabel(/^Link to/).fill("important dates");
    await dialog.getByRole("button", { name: /Page: \/important-dates$/ }).click();
    await expectMarkdown(page, /\[the dates\]\(\/important-dates\)$/);
  });

  await test.step("words composed on Hindi and Malayalam keyboards arrive whole", async () => {
    await atTheEnd(page);
    const keyboard = await page.context().newCDPSession(page);
    for (const [parts, word] of [
      [["ह", "हि", "हिं", "हिंद"], "हिंदी"],
      [["മ", "മല", "മലയ"], "മലയാളം"],
    ] as const) {
      for (const text of parts)
        await keyboard.send("Input.imeSetComposition", {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await keyboard.send("Input.insertText", { text: word });
      await page.keyboard.type(" ");
    }
    await expectMarkdown(page, /\n\nहिंदी മലയാളം$/);
  });

  await test.step("what is pasted from Word and Google Docs keeps its form and nothing else", async () => {
    await atTheEnd(page);
    await paste(
      page,
      `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <b style="font-weight:normal" id="docs-internal-guid"><p style="x"><span style="font-weight:700">Bold</span> and
      <a href="https://www.google.com/url?q=https://nta.ac.in/&sa=D">a link</a></p></b>
      <p class=MsoListParagraph><![if !supportLists]><span>·&nbsp;</span><![endif]>one<o:p></o:p></p>
      <p class=MsoListParagraph><![if !supportLists]><span>·&nbsp;</span><![endif]>two</p>
      <img src=x onerror="alert(1)"><script>alert(2)</script><p>AT&amp;T</p><!--EndFragment--></body></html>`,
    );
    await expectMarkdown(
      page,
      /\n\n\*\*Bold\*\* and \[a link\]\(https:\/\/nta\.ac\.in\/\)\n\n- one\n- two\n\nAT&T$/,
    );
  });

  await test.step("a picture of pasted words that is not on the clipboard is told of", async () => {
    await atTheEnd(page);
    await paste(page, `<p>See <img src="https://example.com/x.png"> here</p>`);
    await expect(
      page.getByText("The pictures of this text were not on the clipboard").last(),
    ).toBeVisible();
    await expectMarkdown(page, /\n\nSee here$/);
  });

  await test.step("levels of Word's lists, raised and lowered figures and formulas keep their meaning, and words are found and replaced", async () => {
    await atTheEnd(page);
    const item = (level: number, words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>·&nbsp;</span><![endif]>${words}</p>`;
    const formula = `<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>`;
    await paste(
      page,
      `<h1>Head</h1>${item(1, "one")}${item(2, "inner")}${item(1, "two")}
        <p>10<sup>3</sup> m, H<sub>2</sub>O, the 4<sup>th</sup>, e<sup>kx</sup>, ${formula}</p>`,
    );
    await expectMarkdown(
      page,
      /\n\n## Head\n\n- one\n {2}- inner\n- two\n\n10³ m, H₂O, the 4th, e\^\(kx\), \$x\^2\$$/,
    );

    await textOf(page).locator("p").last().click();
    await expect(tool(page, "Find and replace")).toHaveAttribute("title", /\((Ctrl|⌘)\+F\)$/);
    await page.keyboard.press("ControlOrMeta+f");
    const panel = page.getByRole("region", { name: "Find and replace" });
    await expect(panel.getByLabel("Find", { exact: true })).toBeFocused();
    await page.keyboard.type("inner");
    await expect(panel.getByRole("status")).toHaveText("1 match");
    await page.keyboard.press("Tab");
    await page.keyboard.type("outer");
    await panel.getByRole("button", { name: "Replace all" }).click();
    await expect(panel.getByRole("status")).toHaveText("0 matches");
    await expectWhole(page);
    await panel.getByLabel("Find", { exact: true }).press("Escape");
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(textOf(page)).toContainText("inner");
    await page.keyboard.press("ControlOrMeta+y");
    await expectMarkdown(page, /\n {2}- outer\n/);
  });

  await test.step("an editor writes by buttons and keys, and only what was written is new in the Markdown", async () => {
    const before = await (await asMarkdown(page)).inputValue();
    await page.getByRole("switch").uncheck();
    await atTheEnd(page);
    await page.keyboard.type("## Steps");
    await page.keyboard.press("Enter");
    await tool(page, "Bullet list").click();
    await page.keyboard.type("first");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("second");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await chooseFrom(page, "Table", "Insert a table");
    await page.keyboard.type("Who");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Fee | all");
    await page.keyboard.press("Tab");
    await page.keyboard.type("हिंदी");
    await chooseFrom(page, "Table", "Row below");
    await chooseFrom(page, "Table", "Column right");
    const after = await (await asMarkdown(page)).inputValue();
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).toBe(
      "\n\n## Steps\n\n- first\n- **second**\n\n| Who   |   | Fee \\| all |\n| ----- | - | ---------- |\n| हिंदी |   |            |\n|       |   |            |\n|       |   |            |",
    );
  });
});

test("a table from an office program keeps its cells, what is spread over several stands in each, Tab in the last one makes a row, and the editor is whole with it at 360 px", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDraft(page, request);
  await atTheEnd(page);
  await paste(
    page,
    `<table><tr><td><p>Who</p></td><td colspan=2><p>Fee</p></td></tr>
      <tr><td rowspan=2><p>Boys</p></td><td><p>one paper</p><p>two papers</p></td><td><ul><li>online</li><li>UPI</li></ul></td></tr>
      <tr><td><p>x</p></td><td><p>y</p></td></tr></table>`,
  );
  const table =
    /\n\n\| Who +\| Fee +\| Fee +\|\n\|[- |]+\n\| Boys \| one paper; two papers \| online; UPI \|\n\| Boys \| x +\| y +\|/;
  await expectMarkdown(page, new RegExp(`${table.source}$`));
  await textOf(page).locator("td").last().click();
  await untilCursorIsTold(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Girls");
  await expectMarkdown(page, /\n\| Boys +\| x +\| y +\|\n\| Girls +\| +\| +\|$/);

  await expectWhole(page);
  await expect(page.getByRole("button", { name: "Save version", exact: true })).toBeInViewport();
});
