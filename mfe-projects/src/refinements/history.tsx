import type { JSX } from 'react';
import type { Asset, Refinement } from '@fifteen/contracts';
import { Link } from '@fifteen/web/router';
import { SectionHeading } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import styles from './history.module.css';
import { refinePathOf } from './refine-paths.ts';
import { RefinementSet, type SetActions } from './refinement-set.tsx';
import { originOf, otherOrigins, treeOf } from './refinement-tree.ts';

interface HistoryProps {
  sets: readonly Refinement[];
  assets: readonly Asset[];
  actions: SetActions;
}

interface OthersProps {
  projectId: string;
  others: readonly Asset[];
}

const Others = ({ projectId, others }: OthersProps): JSX.Element => (
  <nav className={styles.others} aria-label="Other logos that you refined">
    <p className={styles.also}>You also refined</p>
    <ul className={styles.thumbs}>
      {others.map(({ id, asset_url, metadata }) => (
        <li key={id}>
          <Link to={refinePathOf(projectId, id)} className={styles.thumb}>
            <Preview url={asset_url ?? ''} alt={metadata.title ?? 'Logo'} sizes="72px" style={{ backgroundColor: metadata.background ?? undefined }} />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** What became of the original: sets, and sets made of their variations. */
export const History = ({ sets, assets, actions }: HistoryProps): JSX.Element | null => {
  const origin = originOf(sets, actions.currentId);
  const nodes = treeOf(sets, assets, origin);
  const others = otherOrigins(sets, origin).flatMap((id) => assets.find((asset) => asset.id === id && asset.asset_url) ?? []);
  if (nodes.length + others.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="history">
      <SectionHeading id="history">Your variations</SectionHeading>
      {nodes.length > 0 && (
        <ol className={styles.sets}>
          {nodes.map((node) => (
            <RefinementSet key={node.set.id} node={node} actions={actions} />
          ))}
        </ol>
      )}
      {others.length > 0 && <Others projectId={actions.projectId} others={others} />}
    </section>
  );
};
