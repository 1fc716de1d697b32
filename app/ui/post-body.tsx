import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { withScrollingTables } from "./scrolling-tables.ts";

/** A post's text. The tree comes cleaned from `domain/posts/markdown.ts`; here it only gets its dress. */
export function PostBody({ tree }: { tree: Root }) {
  return (
    <div className="prose">
      {toJsxRuntime(withScrollingTables(tree), {
        Fragment,
        jsx,
        jsxs,
        // Alignment stays an attribute: the policy allows no style attributes.
        tableCellAlignToStyle: false,
        components: { img: BodyImage, th: ColumnHeading },
      })}
    </div>
  );
}

function BodyImage({ alt = "", ...props }: ComponentProps<"img">) {
  return <img {...props} alt={alt} loading="lazy" decoding="async" />;
}

function ColumnHeading(props: ComponentProps<"th">) {
  return <th scope="col" {...props} />;
}
