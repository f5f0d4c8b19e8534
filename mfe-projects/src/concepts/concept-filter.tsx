import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Button } from '@fifteen/web/ui';
import type { Concepts } from './concepts-api.ts';
import styles from './concept-filter.module.css';

export type Shown = 'curated' | 'all' | 'favourites';

export const favouritesOf = (assets: readonly Asset[]): Asset[] => assets.filter(({ is_favourite }) => is_favourite);

interface ShownAssets {
  readonly concepts: readonly Asset[];
  readonly versions: readonly Asset[];
}

/** The concepts and versions that a filter lets through. */
export const shownOf = ({ all, curated, versions }: Concepts, shown: Shown): ShownAssets => {
  if (shown === 'favourites') return { concepts: favouritesOf(all), versions: favouritesOf(versions) };
  return { concepts: shown === 'all' ? all : curated, versions };
};

interface ConceptFilterProps {
  concepts: Concepts;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Our selection, all of them, or the customer's own. */
export const ConceptFilter = ({ concepts, shown, onShow }: ConceptFilterProps): JSX.Element => {
  const choices: readonly [Shown, string][] = [
    ['curated', `Our selection (${concepts.curated.length})`],
    ['all', `All ${concepts.all.length}`],
    ['favourites', `Favorites (${favouritesOf([...concepts.all, ...concepts.versions]).length})`],
  ];
  return (
    <div role="group" aria-label="Show" className={styles.filter}>
      {choices.map(([choice, label]) => (
        <Button
          key={choice}
          size="medium"
          variant="quiet"
          aria-pressed={choice === shown}
          onClick={() => onShow(choice)}
          className={styles.choice}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};
