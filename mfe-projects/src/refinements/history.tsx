import { useState, type JSX } from 'react';
import type { Asset, Refinement } from '@fifteen/contracts';
import { Link, useLocation } from '@fifteen/web/router';
import { Button, SectionHeading } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import styles from './history.module.css';
import { refinePathOf } from './refine-paths.ts';
import { RefinementSet, type SetActions } from './refinement-set.tsx';
import { originOf, otherOrigins, setsOf, type SetNode } from './refinement-tree.ts';

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

const SETS_SHOWN = 3;

/** The newest few until the earlier ones are asked for, so that the page stays short. */
const Sets = ({ nodes, actions }: { nodes: readonly SetNode[]; actions: SetActions }): JSX.Element => {
  const arrived = (useLocation().state as { arrived?: string } | null)?.arrived;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? nodes : nodes.slice(0, SETS_SHOWN);
  return (
    <>
      <ol className={styles.sets}>
        {shown.map((node) => (
          <RefinementSet key={node.set.id} node={node} actions={actions} isNew={node.set.id === arrived} />
        ))}
      </ol>
      {shown.length < nodes.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Show {nodes.length - shown.length} earlier
        </Button>
      )}
    </>
  );
};

/** What became of the original: all sets made of it, or of their variations. */
export const History = ({ sets, assets, actions }: HistoryProps): JSX.Element | null => {
  const origin = originOf(sets, actions.currentId);
  const nodes = setsOf(sets, assets, origin);
  const others = otherOrigins(sets, origin).flatMap((id) => assets.find((asset) => asset.id === id && asset.asset_url) ?? []);
  if (nodes.length + others.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="history">
      <SectionHeading id="history">Your variations</SectionHeading>
      {nodes.length > 0 && <Sets nodes={nodes} actions={actions} />}
      {others.length > 0 && <Others projectId={actions.projectId} others={others} />}
    </section>
  );
};
