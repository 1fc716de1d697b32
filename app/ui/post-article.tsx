import type { OfficialSite } from "../../content/official-sites.ts";
import type { Provider } from "../../content/site.ts";
import type { LiveArticle } from "../../domain/posts/post-service.ts";
import { PostBody } from "./post-body.tsx";
import { PostCorrections } from "./post-corrections.tsx";
import { figuresId, PostFigures } from "./post-figures.tsx";
import { PostFacts } from "./post-facts.tsx";
import { PostReferences, referencesId } from "./post-references.tsx";
import { PostStanding } from "./post-standing.tsx";
import { telephoneAddress } from "./provider-links.ts";
import { RelatedResources } from "./related-resources.tsx";
import { ReminderCard } from "./reminder-card.tsx";
import { TagList } from "./tag-list.tsx";

/** What stands around a post: who publishes it, and where the official word is. */
export type ArticleFrame = {
  readonly provider: Provider;
  readonly officialSite: OfficialSite;
};

type PostArticleProps = { article: LiveArticle; frame: ArticleFrame };

/** A published post in full (spec section 2). */
export function PostArticle({ article, frame }: PostArticleProps) {
  const { post, tree, figures, look } = article;
  return (
    <div className="article-columns">
      <article className="stack-wide">
        <header className="stack">
          <PostFacts category={post.category} publishedAt={post.published_at} />
          <h1>{post.title}</h1>
          <p className="lead">{post.hero_summary}</p>
          <TagList tags={post.tags} />
          {look !== null && (
            <PostStanding
              look={look}
              institute={frame.provider.name}
              sources={sourcesOf(article)}
            />
          )}
        </header>
        {post.hero_image_url !== null && (
          <img
            className="hero-image"
            src={post.hero_image_url}
            alt={post.hero_image_alt ?? ""}
            fetchPriority="high"
          />
        )}
        <PostBody tree={tree} />
        <PostFigures figures={figures} />
        <PostReferences references={post.source_references} />
        <PostCorrections corrections={post.corrections} />
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
function sourcesOf({ figures, post }: LiveArticle): string | null {
  if (figures.length > 0) return figuresId;
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
