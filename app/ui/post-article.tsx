import { Day, HostLink, LinkList, ReportLink } from "./links.tsx";
import type { OfficialSite } from "../../content/official-sites.ts";
import { type Provider, telephoneAddress } from "../../content/site.ts";
import type { Correction } from "../../domain/posts/revisions/correction.ts";
import type { PublishedArticle } from "../../domain/posts/publishing/published-posts.ts";
import { byHand, type PostSummary } from "../../domain/posts/post.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { instituteName } from "../institute-name.ts";
import { PageFrame } from "../sections/page-frame.tsx";
import { partsOf, PostBody } from "./post-body.tsx";
import { categoryPath, PostCover, stageOf } from "./post-cover.tsx";
import { pathLabel, PostFacts, PostReferences, readingTime, TagList } from "./post-parts.tsx";
import { ReminderCard } from "./reminder-card.tsx";
import { postAddress } from "../../domain/posts/post-address.ts";

export type ArticleFrame = {
  readonly provider: Provider;
  readonly officialSite: OfficialSite;
  readonly address: string;
};

type PostArticleProps = { article: PublishedArticle; frame: ArticleFrame };

const coverSizes = "(width >= 64rem) 24rem, (width >= 40rem) 45rem, calc(100vw - 2rem)";

export function PostArticle({ article, frame }: PostArticleProps) {
  const { post, tree, figures, related } = article;
  return (
    <PageFrame
      band={stageOf(categoryPath(post.category))}
      head={<PostHead {...article} institute={instituteName(frame.provider)} />}
      answer={<PostCover post={post} alt={post.hero_image_alt ?? ""} sizes={coverSizes} first />}
      contents={partsOf(tree)}
    >
      <PostBody tree={tree} />
      <PostReferences figures={figures} references={post.source_references} />
      <PostCorrections corrections={post.corrections} />
      <HowItWasMade article={article} frame={frame} />
      <div className="stack post-end">
        <TagList tags={post.tags} linked />
        <SharePost title={post.title} address={frame.address} />
      </div>
      <RelatedPosts posts={related} />
      <div className="grid post-foot">
        <RelatedResources paths={post.internal_links} />
        <ReminderCard title="Get JEE Alerts on WhatsApp" action="Open WhatsApp chat" />
        <AboutProvider {...frame} />
      </div>
    </PageFrame>
  );
}

type PostHeadProps = Pick<PublishedArticle, "post" | "readingMinutes" | "review" | "reviewedOn"> & {
  institute: string | null;
};

function PostHead({ post, readingMinutes, review, reviewedOn, institute }: PostHeadProps) {
  const reviewed =
    reviewedOn === null ? "Not yet reviewed by a person" : `Reviewed ${longIndianDate(reviewedOn)}`;
  const line = [
    post.author !== null && `By ${post.author}`,
    institute,
    readingTime(readingMinutes),
    review !== null && reviewed,
  ];
  return (
    <>
      <PostFacts category={post.category} publishedAt={post.published_at} />
      <h1>{post.title}</h1>
      <p className="lead">{post.hero_summary}</p>
      <p className="quiet">{line.filter(Boolean).join(" · ")}</p>
    </>
  );
}

function AboutProvider({ provider, officialSite }: ArticleFrame) {
  return (
    <section className="card" aria-labelledby="about-provider">
      <h2 id="about-provider">About {instituteName(provider) ?? "us"}</h2>
      <address>
        {provider.address}
        <br />
        Phone: <a href={telephoneAddress(provider.phone)}>{provider.phone}</a>
      </address>
      <p>
        Official exam site: <HostLink address={officialSite.address} />
      </p>
    </section>
  );
}

/** How a post was made, and who has reviewed it when: true for each post, not the same for all. */
function HowItWasMade({ article, frame: { provider, address } }: PostArticleProps) {
  const institute = instituteName(provider);
  return (
    <details className="disclosure">
      <summary>
        <h2>How this article was made</h2>
      </summary>
      <div className="disclosure-body">
        <p>
          {describeMaking(article, institute)}
          {institute !== null && ` Published by ${institute}.`}
        </p>
        <p>
          Something wrong?{" "}
          <ReportLink provider={provider} page={{ title: article.post.title, address }}>
            Report a mistake
          </ReportLink>
        </p>
      </div>
    </details>
  );
}

function describeMaking(
  { post, review, reviewedOn }: PublishedArticle,
  institute: string | null,
): string {
  if (review === null) return "";
  const withoutModel =
    post.written_by === byHand
      ? "Written by our editorial team."
      : "Compiled from our checked facts, without AI.";
  const office = institute === null ? "our office" : `${institute}'s office`;
  const { byModel, changedAt } = review;
  return [
    byModel ? "Drafted with AI." : withoutModel,
    reviewedOn === null
      ? "Not yet reviewed by a person."
      : `Reviewed by ${office} on ${longIndianDate(reviewedOn)}.`,
    changedAt !== null && `Updated ${longIndianDate(changedAt)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function PostCorrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <ul className="corrections">
        {corrections.map(({ published_at, text }) => (
          <li key={published_at + text}>
            <Day of={published_at} />: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedResources({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <nav className="card" aria-labelledby="related-resources">
      <h2 id="related-resources">Related Resources</h2>
      <LinkList links={paths.map((path) => ({ label: pathLabel(path), path }))} arrows />
    </nav>
  );
}

type SharedPost = {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
};

/** Plain links that hand a post on: nothing is asked of another server before one is followed. */
export function SharePost({ title, address }: SharedPost) {
  const [text, link] = [title, address].map(encodeURIComponent);
  const ways = {
    WhatsApp: `https://wa.me/?text=${text}%20${link}`,
    Telegram: `https://t.me/share/url?url=${link}`,
    Email: `mailto:?subject=${text}&body=${link}`,
  };
  return (
    <nav className="cluster" aria-labelledby="share">
      <strong id="share">Share:</strong>
      {Object.entries(ways).map(([way, href]) => (
        <a
          className="button button-quiet"
          href={href}
          key={way}
          {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}
        >
          {way}
        </a>
      ))}
    </nav>
  );
}

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="related-posts">
      <h2 id="related-posts">Related Posts</h2>
      <ul className="grid related-posts">
        {posts.map((post) => (
          <li className={`card post-card ${stageOf(categoryPath(post.category))}`} key={post.id}>
            <PostCover post={post} sizes="(width >= 40rem) 15rem, calc(100vw - 2rem)" />
            <div>
              <PostFacts category={post.category} publishedAt={null} />
              <h3>
                <a className="over" href={postAddress(post)}>
                  {post.title}
                </a>
              </h3>
              <p className="quiet">{readingTime(post.reading_minutes)}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
