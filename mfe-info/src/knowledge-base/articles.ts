import type { Article, CategoryId } from './article.ts';
import { accountArticles } from './articles/account.ts';
import { creditArticles } from './articles/credits.ts';
import { fileArticles } from './articles/files.ts';
import { gettingStartedArticles } from './articles/getting-started.ts';
import { projectArticles } from './articles/projects.ts';

export const ARTICLES: readonly Article[] = [
  ...gettingStartedArticles,
  ...creditArticles,
  ...projectArticles,
  ...fileArticles,
  ...accountArticles,
];

export const articleOf = (id: string): Article | undefined => ARTICLES.find((article) => article.id === id);

export const inCategory = (articles: readonly Article[], category: CategoryId): readonly Article[] =>
  category === 'all' ? articles : articles.filter((article) => article.category === category);

/** "14 articles", "1 article". */
export const countLabel = (count: number): string => `${count} ${count === 1 ? 'article' : 'articles'}`;
