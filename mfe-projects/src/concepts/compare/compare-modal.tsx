import type { JSX } from 'react';
import { STUDIOS, type Asset, type ConceptView } from '@fifteen/contracts';
import { Button, Modal } from '@fifteen/web/ui';
import { nameOf } from '../name-of.ts';
import { scoreRows } from '../score-rows.ts';
import { ViewPicker } from '../views/view-picker.tsx';
import { ViewPicture } from '../views/view-picture.tsx';
import styles from './compare-modal.module.css';

interface CompareModalProps {
  pair: readonly [Asset, Asset];
  chosenId: string | null;
  view: ConceptView;
  onView: (view: ConceptView) => void;
  onChoose: (assetId: string) => void;
  onStale: () => void;
  onClose: () => void;
}

type SideProps = Omit<CompareModalProps, 'pair' | 'onView' | 'onClose'> & { asset: Asset };

const Side = ({ asset, chosenId, view, onChoose, onStale }: SideProps): JSX.Element => {
  const { studio, scores } = asset.metadata;
  const isChosen = asset.id === chosenId;
  return (
    <article className={styles.side} aria-label={nameOf(asset)}>
      <ViewPicture asset={asset} view={view} sizes="(max-width: 720px) 45vw, 380px" onStale={onStale} />
      <h3 className={styles.name}>
        {nameOf(asset)}, {STUDIOS[studio].name}
      </h3>
      {scores && (
        <dl className={styles.scores}>
          {scoreRows(scores).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        wide
        size="medium"
        variant={isChosen ? 'primary' : 'secondary'}
        icon={isChosen ? 'check' : undefined}
        aria-label={`${isChosen ? 'Chosen' : 'Choose this one'}: ${nameOf(asset)}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(asset.id)}
      >
        {isChosen ? 'Chosen' : 'Choose this one'}
      </Button>
    </article>
  );
};

/** Two concepts side by side, both in the same setting. */
export const CompareModal = ({ pair, view, onView, onClose, ...rest }: CompareModalProps): JSX.Element => (
  <Modal open onClose={onClose} title="Side by side" size="large">
    <div className={styles.pair}>
      {pair.map((asset) => (
        <Side key={asset.id} asset={asset} view={view} {...rest} />
      ))}
    </div>
    <ViewPicker view={view} onView={onView} isPaid={pair.every((asset) => !asset.is_watermarked)} />
  </Modal>
);
