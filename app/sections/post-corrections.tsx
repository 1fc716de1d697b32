import type { PublicCorrection } from "../../domain/posts/uses/corrected-posts.ts";
import { ChangeTime } from "./stated-values.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** What was corrected in posts: the other half of the record of changes; nothing where nothing was. */
export function CorrectionsOfPosts({ of: corrections }: { of: readonly PublicCorrection[] }) {
  if (corrections.length === 0) return null;
  return (
    <SectionFrame section={{ id: "posts", title: "What we have corrected in posts" }} level={2}>
      {corrections.map(({ at, text, title, path }) => (
        <article className="card fact-change" key={path + at + text}>
          <ChangeTime at={at} />
          <p>{text}</p>
          <p>
            In <a href={path}>{title}</a>
          </p>
        </article>
      ))}
    </SectionFrame>
  );
}
