import { Badge, Box } from "@mantine/core";
import { createElement, Fragment, useMemo, type MouseEvent } from "react";
import { Picture } from "../ui/article-picture.tsx";
import { PostBody, renderNode } from "../ui/post-body.tsx";
import { PostReferences, TagList } from "../ui/post-parts.tsx";
import { describePlace, signId, type NamedMark } from "./marks/mark-names.ts";
import { createSign, markTree, markWords, placeMark } from "./marks/marked-tree.ts";
import type { ReviewedPost } from "./review-data.ts";

type ReviewedPostViewProps = {
  post: ReviewedPost;
  image: { readonly url: string; readonly alt: string } | null;
  titleLevel: "h1" | "h2";
  marks: readonly NamedMark[];
  /** For each element of the body the number of its block in the marks. */
  blocks: readonly number[];
  open: (mark: NamedMark) => void;
};

export function ReviewedPostView(props: ReviewedPostViewProps) {
  const { post, image, titleLevel: Title, marks, blocks, open } = props;
  const { tree, unplaced } = useMemo(() => {
    const inBody = marks.filter(({ field }) => field === "body_markdown");
    return markTree(post.tree, blocks, inBody);
  }, [post.tree, blocks, marks]);
  const texts = {
    title: post.title,
    hero_summary: post.heroSummary,
    meta_description: post.description,
  };
  const on = (field: keyof typeof texts) =>
    texts[field] === "" ? [] : marks.filter((mark) => mark.field === field);
  const inTexts = [...on("title"), ...on("hero_summary"), ...on("meta_description")];
  const others = [
    ...unplaced,
    ...marks.filter((mark) => mark.field !== "body_markdown" && !inTexts.includes(mark)),
  ];

  function handleClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const marked = target?.closest<HTMLElement>("[data-mark]");
    const mark = marks.find(({ id }) => id === marked?.dataset["mark"]);
    if (mark === undefined) return;
    event.preventDefault();
    // The words themselves take no focus: it goes back to the sign behind them.
    document.getElementById(signId(mark.id))?.focus({ preventScroll: true });
    open(mark);
  }

  return (
    <div role="presentation" onClick={handleClick}>
      <Box component="article" className="stack-wide desk-post" maw="var(--measure)">
        <header className="stack">
          <p className="cluster">
            <Badge>{post.categoryLabel}</Badge>
            {post.writtenBy !== "model" && <Badge color="gray">{origins[post.writtenBy]}</Badge>}
          </p>
          <Title id="post-title">
            <MarkedText text={post.title} marks={on("title")} />
          </Title>
          <p className="lead">
            <MarkedText text={post.heroSummary} marks={on("hero_summary")} />
          </p>
          <TagList tags={post.tags} />
        </header>
        {image !== null && <Picture className="cover" src={image.url} alt={image.alt} />}
        <PostBody tree={tree} />
        <PostReferences figures={post.figures} references={post.references} />
        {others.length > 0 && (
          <ul className="stack" aria-label="Also marked">
            {others.map((mark) => (
              <li key={mark.id}>
                {describePlace(mark)}: {mark.text || mark.sentence || mark.why}{" "}
                {renderNode(createSign(mark))}
              </li>
            ))}
          </ul>
        )}
        <details className="disclosure">
          <summary>Search description</summary>
          <p>
            <MarkedText text={post.description} marks={on("meta_description")} />
          </p>
        </details>
      </Box>
    </div>
  );
}

/** A text without Markdown, with its marks; those whose words are not found stand at its end. */
function MarkedText({ text, marks }: { text: string; marks: readonly NamedMark[] }) {
  const placed = marks.map((mark) => placeMark(text, mark) ?? { mark, from: 0, to: text.length });
  const nodes = markWords(text, { at: 0 }, placed);
  return createElement(Fragment, null, ...nodes.map(renderNode));
}

const origins = { records: "Without AI", office: "Written by the office" } as const;
