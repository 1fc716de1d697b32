import type { Migration } from "kysely/migration";
import type { Engine } from "../open-database.ts";
import { columnTypes } from "./column-types.ts";
import { firstSchema } from "./001-first-schema.ts";
import { answeredDrafts } from "./002-answered-drafts.ts";
import { mailQueue } from "./003-mails.ts";
import { secondFactor } from "./004-second-factor.ts";
import { lifeOfAPost } from "./005-life-of-a-post.ts";
import { changesOfLivePosts } from "./006-changes-of-live-posts.ts";
import { scopedLinks } from "./007-scoped-links.ts";
import { lastLooks } from "./008-last-looks.ts";
import { lockedPassages } from "./009-locked-passages.ts";
import { publishedPosts } from "./010-published-posts.ts";
import { reservedTokens } from "./011-reserved-tokens.ts";
import { madeBackups } from "./012-made-backups.ts";
import { timesOfPublication } from "./013-times-of-publication.ts";
import { formerSecrets } from "./014-former-secrets.ts";
import { confirmations } from "./015-confirmations.ts";
import { facts } from "./016-facts.ts";
import { office } from "./017-office.ts";
import { editions } from "./018-editions.ts";
import { searchAndRanks } from "./019-search-and-ranks.ts";
import { noticesOutlinesAndLooks } from "./020-notices-outlines-and-looks.ts";
import { marksAndSiteVersion } from "./021-marks-and-site-version.ts";
import { workingCopies } from "./022-working-copies.ts";
import { postsInTheIndex } from "./023-posts-in-the-index.ts";
import { withoutMarks } from "./024-without-marks.ts";
import { fewerColumns } from "./025-fewer-columns.ts";

export function migrations(engine: Engine): Record<string, Migration> {
  const types = columnTypes(engine);
  return {
    "001-first-schema": firstSchema(types),
    "002-answered-drafts": answeredDrafts(types),
    "003-mails": mailQueue(types),
    "004-second-factor": secondFactor(types),
    "005-life-of-a-post": lifeOfAPost(types),
    "006-changes-of-live-posts": changesOfLivePosts(types),
    "007-scoped-links": scopedLinks(types),
    "008-last-looks": lastLooks(types),
    "009-locked-passages": lockedPassages(types),
    "010-published-posts": publishedPosts(),
    "011-reserved-tokens": reservedTokens(),
    "012-made-backups": madeBackups(),
    "013-times-of-publication": timesOfPublication(),
    "014-former-secrets": formerSecrets(types),
    "015-confirmations": confirmations(types),
    "016-facts": facts(types),
    "017-office": office(types),
    "018-editions": editions(types),
    "019-search-and-ranks": searchAndRanks(types, engine),
    "020-notices-outlines-and-looks": noticesOutlinesAndLooks(types),
    "021-marks-and-site-version": marksAndSiteVersion(types),
    "022-working-copies": workingCopies(types),
    "023-posts-in-the-index": postsInTheIndex(),
    "024-without-marks": withoutMarks(),
    "025-fewer-columns": fewerColumns,
  };
}
