import { useMemo, useState, type JSX } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { EmptyState, PageHeading, TextField, TextLink } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { CATEGORIES, type Article, type CategoryId } from './article.ts';
import { ArticleRow } from './article-row.tsx';
import { ARTICLES, articleOf, countLabel, inCategory } from './articles.ts';
import { CategoryFilter } from './category-filter.tsx';
import styles from './knowledge-base-page.module.css';
import { searchArticles } from './search-articles.ts';

const isCategory = (id: string | null): id is CategoryId => CATEGORIES.some((category) => category.id === id);
const isArticle = (article: Article | undefined): article is Article => article !== undefined;

/** Best match first where something is searched for, else in the order of reading. */
const found = (query: string): readonly Article[] => {
  const ids = searchArticles(query);
  return ids === null ? ARTICLES : ids.map(articleOf).filter(isArticle);
};

export const KnowledgeBasePage = (): JSX.Element => {
  const [query, setQuery] = useState('');
  const [params, setParams] = useSearchParams();
  const asked = params.get('category');
  const category = isCategory(asked) ? asked : 'all';
  const articles = useMemo(() => inCategory(found(query), category), [query, category]);
  return (
    <Page>
      <PageHeading lead="Short answers, one question each." size="large">
        Knowledge base
      </PageHeading>
      <div className={styles.controls}>
        <TextField
          label="Search articles"
          type="search"
          icon="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={styles.search}
        />
        <CategoryFilter
          chosen={category}
          onChoose={(id) => setParams(id === 'all' ? {} : { category: id }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <output className={styles.count}>{countLabel(articles.length)}</output>
      {articles.length === 0 ? (
        <EmptyState title="Nothing found">
          Try another word or category, or <TextLink to="/contact">ask us</TextLink>.
        </EmptyState>
      ) : (
        <ul className={styles.articles}>
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
      )}
    </Page>
  );
};
