import type { PostCategory } from "../../content/post-categories.ts";
import { topicPath } from "../../domain/posts/publishing/post-topics.ts";
import { allSquares, questionPalette, type Square } from "../question-palette.ts";
import { Picture } from "./article-picture.tsx";
import { topicSign } from "./icon.tsx";

type PostCoverProps = {
  post: { slug: string; category: PostCategory; hero_image_url: string | null };
  /** Of a picture; beside its title it tells nothing more. */
  alt?: string;
  /** How wide a picture is shown, as the `sizes` of an image. */
  sizes: string;
  /** Seen at once: its picture is not left for later. */
  first?: boolean;
};

export function PostCover({ post, alt = "", sizes, first = false }: PostCoverProps) {
  const { slug, category, hero_image_url: picture } = post;
  if (picture === null) return <DrawnCover seed={slug} topic={categoryPath(category)} />;
  const loading = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <Picture className="cover" src={picture} alt={alt} sizes={sizes} {...loading} />;
}

export function categoryPath(category: PostCategory): string {
  return topicPath({ kind: "category", category });
}

/** The class that gives what stands in it the colours of a topic. */
export function stageOf(topic: string): string {
  const sign = topicSign(topic);
  return sign === null ? "" : `stage-${sign.subject}`;
}

/** From one square to the next. Its outline, as wide as its half, rounds its corners. */
const pitch = 20;

/** 16 to 9 with its margins; a narrower cover shows the middle row. */
const grid = { columns: 9, rows: 5 };

type DrawnCoverProps = {
  /** The same squares for the same seed. */
  seed: string;
  topic: string;
};

/** Squares of a palette, with the sign of the topic in the place of the second one of the middle row. */
export function DrawnCover({ seed, topic }: DrawnCoverProps) {
  const { dark, saffron } = questionPalette(seed, grid);
  const middle = saffron.row * pitch;
  return (
    <svg
      className={`cover drawn ${stageOf(topic)}`}
      viewBox="-7.5 -7.5 184 104"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={squares(allSquares(grid))} />
      <path d={squares(dark)} />
      <path d={squares([saffron])} />
      <rect x="14.5" y={middle - 5.5} width="20" height="20" rx="5" />
      <path d={topicSign(topic)?.path} transform={`translate(17.5 ${middle - 2.5})scale(.583)`} />
    </svg>
  );
}

function squares(places: readonly Square[]): string {
  return places.map(({ column, row }) => `M${column * pitch} ${row * pitch}h9v9h-9z`).join("");
}
