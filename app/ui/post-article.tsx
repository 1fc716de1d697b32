import type { OfficialSite } from "../../content/official-sites.ts";
import { type Provider, telephoneAddress } from "../../content/site.ts";
import type { Correction } from "../../domain/posts/revisions/correction.ts";
import { printedCorrections } from "../../domain/posts/revisions/correction-list.ts";
import type {
  LiveReview,
  PublishedArticle,
} from "../../domain/posts/publishing/published-posts.ts";
import { byHand } from "../../domain/posts/revisions/written-by.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./article-picture.tsx";
import { RelatedPosts, SharePost } from "./post-end.tsx";
import { PostBody } from "./post-body.tsx";
import {
  sourcesId,
  pathLabel,
  PostFacts,
  PostSources,
  PostReferences,
  referencesId,
  TagList,
} from "./post-parts.tsx";
import { ReminderCard } from "./reminder-card.tsx";
import { ReportLink } from "./report-link.tsx";

/** What stands around a post: who publishes it, and where the official word is. */
export type ArticleFrame = {
  readonly provider: Provider;
  readonly officialSite: OfficialSite;
  /** Where the post is, with its origin. */
  readonly address: string;
};

type PostArticleProps = { article: PublishedArticle; frame: ArticleFrame };

/** A published post in full. */
export function PostArticle({ article, frame }: PostArticleProps) {
  const { post, tree, figures, related, review, reviewedOn } = article;
  return (
    <div className="article-columns columns">
      <article className="stack-wide">
        <header className="stack">
          <Breadcrumbs />
          <PostFacts category={post.category} publishedAt={post.published_at} />
          <h1>{post.title}</h1>
          <p className="lead">{post.hero_summary}</p>
          {post.author !== null && <p className="quiet">By {post.author}</p>}
          <TagList tags={post.tags} linked />
          {review !== null && (
            <ReviewStatus
              review={review}
              reviewedOn={reviewedOn}
              isByHand={post.written_by === byHand}
              institute={frame.provider.name}
              sources={sourcesOf(article)}
            />
          )}
        </header>
        {post.hero_image_url !== null && (
          <Picture
            className="hero-image"
            src={post.hero_image_url}
            alt={post.hero_image_alt ?? ""}
            fetchPriority="high"
          />
        )}
        <PostBody tree={tree} />
        <PostSources figures={figures} />
        <PostReferences references={post.source_references} />
        <PostCorrections corrections={post.corrections} />
        <p className="quiet">
          Something wrong?{" "}
          <ReportLink
            provider={frame.provider}
            page={{ title: post.title, address: frame.address }}
          >
            Report a mistake
          </ReportLink>
        </p>
        <SharePost title={post.title} address={frame.address} />
        <RelatedPosts posts={related} />
      </article>
      <div className="article-side stack">
        <RelatedResources paths={post.internal_links} />
        <ReminderCard
          provider={frame.provider}
          title="Get JEE Alerts on WhatsApp"
          action="Open WhatsApp chat"
        />
        <AboutProvider {...frame} />
      </div>
    </div>
  );
}

/** The list of its figures with their records, else that of its references. */
function sourcesOf({ figures, post }: PublishedArticle): string | null {
  if (figures.length > 0) return sourcesId;
  return post.source_references.length > 0 ? referencesId : null;
}

function AboutProvider({ provider, officialSite }: ArticleFrame) {
  return (
    <section className="card about" aria-labelledby="about-provider">
      <h2 id="about-provider">About {provider.name}</h2>
      <address>
        {provider.address}
        <br />
        Phone: <a href={telephoneAddress(provider.phone)}>{provider.phone}</a>
      </address>
      <p>
        This is not the official exam site. Official notices:{" "}
        <a href={officialSite.address} target="_blank" rel="noopener">
          {new URL(officialSite.address).host}
        </a>
      </p>
    </section>
  );
}

type ReviewStatusProps = {
  review: LiveReview;
  /** ISO day; null while no person has reviewed it. */
  reviewedOn: string | null;
  /** People of the office wrote it. */
  isByHand: boolean;
  institute: string;
  /** Where its sources are listed, as an id of the page; null when it has none. */
  sources: string | null;
};

/** How a post was made, and who has reviewed it when: true for each post, not the same for all. */
function ReviewStatus(props: ReviewStatusProps) {
  const { sources } = props;
  // Whole texts: what stands apart is sent with a mark between its parts.
  return (
    <p className="quiet">
      {`${describeMaking(props)} `}
      {sources !== null && <a href={`#${sources}`}>See sources</a>}
    </p>
  );
}

function describeMaking({ review, reviewedOn, isByHand, institute }: ReviewStatusProps): string {
  const withoutModel = isByHand
    ? "Written by our editorial team."
    : "Compiled from our checked facts, without AI.";
  const madeBy = review.byModel ? "Drafted with AI." : withoutModel;
  const reviewedBy =
    reviewedOn === null
      ? "Not yet reviewed by a person."
      : `Reviewed by ${institute}'s office on ${longIndianDate(reviewedOn)}.`;
  const { changedAt } = review;
  const updated = changedAt === null ? "" : ` Updated ${longIndianDate(changedAt)}.`;
  return `${madeBy} ${reviewedBy}${updated}`;
}

/** What was corrected since the post was first published, newest first. */
function PostCorrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <ul className="corrections">
        {printedCorrections(corrections).map(({ published_at, text }) => (
          <li key={published_at + text}>
            <time dateTime={published_at}>{longIndianDate(published_at)}</time>: {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Related Resources': pages of this site that a post leads to. */
function RelatedResources({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <nav className="card" aria-labelledby="related">
      <h2 id="related">Related Resources</h2>
      <ul className="link-list">
        {paths.map((path) => (
          <li key={path}>
            <a href={path}>
              {pathLabel(path)}
              <Icon of="arrowRight" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
