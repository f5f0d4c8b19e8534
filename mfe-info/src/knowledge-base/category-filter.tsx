import type { JSX } from 'react';
import { CATEGORIES, type CategoryId } from './article.ts';
import styles from './category-filter.module.css';

export interface CategoryFilterProps {
  chosen: CategoryId;
  onChoose: (id: CategoryId) => void;
}

/** Six pills, one pressed. */
export const CategoryFilter = ({ chosen, onChoose }: CategoryFilterProps): JSX.Element => (
  <fieldset aria-label="Category" className={styles.filter}>
    {CATEGORIES.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={id === chosen} className={styles.pill} onClick={() => onChoose(id)}>
        {label}
      </button>
    ))}
  </fieldset>
);
