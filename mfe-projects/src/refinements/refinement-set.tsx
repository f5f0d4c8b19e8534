import { useEffect, useRef, type JSX } from 'react';
import { STUDIOS, type Refinement } from '@fifteen/contracts';
import { momentOf } from '@fifteen/web/dates';
import { ButtonLink } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import { isDrawing } from './refinements-api.ts';
import { progressPathOf } from './refine-paths.ts';
import type { SetNode } from './refinement-tree.ts';
import styles from './refinement-set.module.css';
import { VariationTile } from './variation-tile.tsx';
import { WordsRead } from './words-read.tsx';

export interface SetActions {
  readonly projectId: string;
  /** The logo that the page is about. */
  readonly currentId: string;
  readonly chosenId: string | null;
  choose(assetId: string): void;
}

interface RefinementSetProps {
  node: SetNode;
  actions: SetActions;
  /** Somebody has just waited for it: it comes into view. */
  isNew: boolean;
}

const titleOf = ({ prompt, studio }: Refinement): string => {
  if (prompt) return `“${prompt}”`;
  return studio ? `Restyled as ${STUDIOS[studio].name}` : 'Five surprises';
};

const creditsOf = ({ cost, returned }: Refinement): string =>
  returned === 0 ? `${cost} credits` : `${cost - returned} credits, ${returned} returned`;

/** One set: of what, on what wish, for how much, and its variations. */
export const RefinementSet = ({ node, actions, isNew }: RefinementSetProps): JSX.Element => {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const { set, from, parent } = node;
  const { projectId, currentId, chosenId, choose } = actions;
  return (
    <li ref={item} className={styles.item}>
      <article className={styles.set} aria-label={`${titleOf(set)}, from ${from}`}>
        <header className={styles.header}>
          {parent?.asset_url && (
            <Preview url={parent.asset_url} alt="" sizes="56px" className={styles.parent} style={{ backgroundColor: parent.metadata.background ?? undefined }} />
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>{titleOf(set)}</h3>
            <p className={styles.facts}>
              From {from} · <time dateTime={set.created_at}>{momentOf(set.created_at)}</time> · {creditsOf(set)}
            </p>
          </div>
          {isDrawing(set) && (
            <ButtonLink size="medium" variant="secondary" to={progressPathOf(projectId, set.parent_asset_id)}>
              Watch it being drawn
            </ButtonLink>
          )}
        </header>
        <WordsRead label="Understood" understood={set.understood} notUnderstood={set.not_understood} />
        {set.notes.length > 0 && (
          <ul className={styles.notes}>
            {set.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <ol className={styles.variations}>
          {set.variations.map((asset, index) => (
            <li key={asset.id}>
              <VariationTile
                projectId={projectId}
                asset={asset}
                number={index + 1}
                chosen={asset.id === chosenId}
                current={asset.id === currentId}
                onChoose={() => choose(asset.id)}
              />
            </li>
          ))}
        </ol>
      </article>
    </li>
  );
};
