import { useMemo, useState, type JSX } from 'react';
import { SUPPORT_EMAIL } from '@fifteen/contracts';
import { ButtonLink, EmptyState, PageHeading, SectionHeading, TextField } from '@fifteen/web/ui';
import type { Article } from '../knowledge-base/article.ts';
import { articleOf, countLabel } from '../knowledge-base/articles.ts';
import { ArticleRow } from '../knowledge-base/article-row.tsx';
import { searchArticles } from '../knowledge-base/search-articles.ts';
import { Page } from '../page.tsx';
import { plainTextOf } from '../prose/prose.ts';
import { searchOver } from '../search.ts';
import { Faq } from './faq.tsx';
import styles from './help-page.module.css';
import { MORE_QUESTIONS, QUESTIONS } from './questions.ts';
import { QuickLinks } from './quick-links.tsx';

const SEARCHED = [...QUESTIONS, ...MORE_QUESTIONS];

const searchQuestions = searchOver(
  SEARCHED.map(({ id, question, answer }) => ({
    id,
    heading: question,
    text: plainTextOf([{ heading: '', blocks: [answer] }]),
  })),
);

const ARTICLES_AT_MOST = 5;

const articlesFor = (query: string): readonly Article[] =>
  (searchArticles(query) ?? [])
    .map(articleOf)
    .filter((article) => article !== undefined)
    .slice(0, ARTICLES_AT_MOST);

const Articles = ({ articles }: { articles: readonly Article[] }): JSX.Element | null => {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles">
      <SectionHeading id="articles">From the knowledge base</SectionHeading>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </ul>
    </section>
  );
};

const Support = (): JSX.Element => (
  <section aria-labelledby="support" className={styles.support}>
    <SectionHeading id="support" lead="We answer within 24 hours.">
      Still stuck?
    </SectionHeading>
    <div className={styles.ways}>
      <ButtonLink to="/contact">Contact Support</ButtonLink>
      <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
    </div>
  </section>
);

export const HelpPage = (): JSX.Element => {
  const [query, setQuery] = useState('');
  const ids = useMemo(() => searchQuestions(query), [query]);
  const questions = ids === null ? QUESTIONS : ids.flatMap((id) => SEARCHED.filter((question) => question.id === id));
  const articles = useMemo(() => articlesFor(query), [query]);
  const nothing = questions.length === 0 && articles.length === 0;
  return (
    <Page>
      <PageHeading size="large">How can we help?</PageHeading>
      <TextField
        label="Search help"
        type="search"
        icon="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className={styles.search}
      />
      <output className={styles.count}>
        {ids !== null && `${questions.length} ${questions.length === 1 ? 'question' : 'questions'}, ${countLabel(articles.length)}`}
      </output>
      <div className={styles.parts}>
        {ids === null && <QuickLinks />}
        {questions.length > 0 && (
          <section aria-labelledby="questions" className={styles.questions}>
            <SectionHeading id="questions">Questions</SectionHeading>
            <Faq questions={questions} />
          </section>
        )}
        <Articles articles={articles} />
        {nothing && <EmptyState title="Nothing found">Try another word, or ask us below.</EmptyState>}
        <Support />
      </div>
    </Page>
  );
};
