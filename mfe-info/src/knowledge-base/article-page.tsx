import type { JSX } from 'react';
import { useParams } from '@fifteen/web/router';
import { ButtonLink, EmptyState, Icon, PageHeading, TextLink } from '@fifteen/web/ui';
import { useTitle } from '@fifteen/web/page';
import { Page } from '../page.tsx';
import { readMinutesOf } from '../prose/prose.ts';
import { Sections } from '../prose/sections.tsx';
import type { Article } from './article.ts';
import styles from './article-page.module.css';
import { labelOf } from './article-row.tsx';
import { ARTICLES, articleOf } from './articles.ts';

const MORE = 3;

/** The next ones of the same category, then of the rest, in the order of reading. */
export const moreAfter = (article: Article): readonly Article[] => {
  const at = ARTICLES.indexOf(article);
  const others = [...ARTICLES.slice(at + 1), ...ARTICLES.slice(0, at)];
  const same = others.filter((other) => other.category === article.category);
  const rest = others.filter((other) => other.category !== article.category);
  return [...same, ...rest].slice(0, MORE);
};

const More = ({ article }: { article: Article }): JSX.Element => (
  <nav aria-labelledby="more" className={styles.more}>
    <h2 id="more" className={styles.moreTitle}>
      Read next
    </h2>
    <ul className={styles.links}>
      {moreAfter(article).map(({ id, title }) => (
        <li key={id}>
          <TextLink to={`/knowledge-base/${id}`}>{title}</TextLink>
        </li>
      ))}
    </ul>
    <p className={styles.help}>
      Not what you were looking for? <TextLink to="/contact">Ask us</TextLink>.
    </p>
  </nav>
);

const Found = ({ article }: { article: Article }): JSX.Element => {
  useTitle(article.title);
  return (
    <Page>
      <TextLink to="/knowledge-base" className={styles.back}>
        <Icon name="arrow-left" size={18} /> Knowledge base
      </TextLink>
      <div className={styles.columns}>
        <article className={styles.article}>
          <PageHeading
            above={`${labelOf(article)}, ${readMinutesOf(article.sections)} min read`}
            lead={article.description}
            className={styles.heading}
          >
            {article.title}
          </PageHeading>
          <Sections sections={article.sections} />
        </article>
        <More article={article} />
      </div>
    </Page>
  );
};

export const ArticlePage = (): JSX.Element => {
  const { id = '' } = useParams();
  const article = articleOf(id);
  if (article) return <Found article={article} />;
  return (
    <Page>
      <EmptyState
        page
        title="We can’t find this article"
        shapes="lost"
        actions={<ButtonLink to="/knowledge-base">All articles</ButtonLink>}
      >
        It may have been renamed. Try the knowledge base.
      </EmptyState>
    </Page>
  );
};
