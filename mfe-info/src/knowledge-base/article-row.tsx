import type { JSX } from 'react';
import { Link } from '@fifteen/web/router';
import { Icon } from '@fifteen/web/ui';
import { readMinutesOf } from '../prose/prose.ts';
import { CATEGORIES, type Article } from './article.ts';
import styles from './article-row.module.css';

export const labelOf = (article: Article): string =>
  CATEGORIES.find((category) => category.id === article.category)?.label ?? '';

/** One article of a list; all of the row leads to it. */
export const ArticleRow = ({ article }: { article: Article }): JSX.Element => (
  <li className={styles.row}>
    <div>
      <h2 className={styles.title}>
        <Link to={`/knowledge-base/${article.id}`} className={styles.link}>
          {article.title}
        </Link>
      </h2>
      <p className={styles.description}>{article.description}</p>
    </div>
    <p className={styles.facts}>
      <span>{labelOf(article)}</span>
      <span>{readMinutesOf(article.sections)} min read</span>
    </p>
    <Icon name="arrow-right" />
  </li>
);
