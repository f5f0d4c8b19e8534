import { plainTextOf } from '../prose/prose.ts';
import { searchOver } from '../search.ts';
import { ARTICLES } from './articles.ts';

/** Ids of the articles that match, best first; null for an empty query. */
export const searchArticles = searchOver(
  ARTICLES.map(({ id, title, description, sections }) => ({
    id,
    heading: title,
    text: `${description} ${plainTextOf(sections)}`,
  })),
);
