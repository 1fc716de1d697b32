import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { readReadership, type PostReadings } from "../../calls/readership-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { counted } from "../phrases.ts";

const readingsContext = createContext<ReadonlyMap<string, PostReadings> | null>(null);

/** The most posts whose sums one call tells. */
const postsOfCall = 100;

type ReadingsProviderProps = {
  admin: Admin;
  /** The posts that are shown. */
  ids: readonly string[];
  children: ReactNode;
};

/** Reads the sums of the posts that a list shows, in one call; without them the list is as it was. */
export function ReadingsProvider({ admin, ids, children }: ReadingsProviderProps) {
  const [readings, setReadings] = useState<ReadonlyMap<string, PostReadings> | null>(null);
  const asked = ids.slice(0, postsOfCall).join(",");
  useEffect(() => {
    if (asked === "") return;
    let isShown = true;
    void callAsAdmin(admin, readReadership, { ids: asked }).then((answer) => {
      if (isShown && answer.ok)
        setReadings(new Map(answer.value.posts.map((post) => [post.postId, post])));
    });
    return () => {
      isShown = false;
    };
  }, [admin, asked]);
  return <readingsContext.Provider value={readings}>{children}</readingsContext.Provider>;
}

/** How often a live post was read, and who found it useful; nothing of one that nobody has read. */
export function PostReadingsLine({ postId }: { postId: string }) {
  const readings = useContext(readingsContext);
  const post = readings?.get(postId);
  if (post === undefined) return null;
  const { month, all } = post;
  return (
    <p className="quiet">
      {`${counted(month, "reading")} in 30 days, ${all.toLocaleString("en-IN")} in all${opinionPart(post)}`}
    </p>
  );
}

function opinionPart(post: Opinions): string {
  return post.useful + post.notUseful === 0 ? "" : `. ${opinionWords(post)}`;
}

type Opinions = { readonly useful: number; readonly notUseful: number };

/** What readers answered to "Was this useful?". */
export function opinionWords({ useful, notUseful }: Opinions): string {
  const answers = useful + notUseful;
  return answers === 0 ? "No answers" : `Useful for ${useful} of ${answers}`;
}
