import { excessiveMarkdown } from "../posts/markdown.ts";
import { postContentSchema } from "../posts/post.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { storableText } from "../shared/written-text.ts";
import type { DraftContent } from "./writer.ts";

const draftContentSchema = postContentSchema.omit({ slug: true, category: true });

/** What a writer wrote, checked before it is stored: `provider-failed` names the first part that is not usable. */
export function checkedContent(written: DraftContent): Result<DraftContent> {
  const parsed = draftContentSchema.safeParse(storable(written));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return unusable(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not valid"}`);
  }
  const excess = excessiveMarkdown(parsed.data.body_markdown);
  return excess === null ? succeed(parsed.data) : unusable(`body_markdown: ${excess}`);
}

function unusable(detail: string) {
  return fail("provider-failed", `The AI wrote a post that cannot be used (${detail}).`);
}

function storable(content: DraftContent): unknown {
  return JSON.parse(
    JSON.stringify(content, (_key, value: unknown) =>
      typeof value === "string" ? storableText(value) : value,
    ),
  );
}
