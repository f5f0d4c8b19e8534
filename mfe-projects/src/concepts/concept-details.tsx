import type { JSX } from 'react';
import { STUDIOS, type Asset, type AssetScores } from '@fifteen/contracts';
import { Card, SectionHeading, ShapesGroup } from '@fifteen/web/ui';
import { Preview } from '../shared/preview.tsx';
import styles from './concept-details.module.css';
import { nameOf } from './concept-tile.tsx';
import { scoreRows } from './score-rows.ts';

const Scores = ({ scores }: { scores: AssetScores }): JSX.Element => (
  <dl className={styles.scores}>
    {scoreRows(scores).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const NothingChosen = (): JSX.Element => (
  <>
    <ShapesGroup name="done" className={styles.shapes} />
    <SectionHeading size="small">None chosen yet</SectionHeading>
    <p className={styles.quiet}>Choose a concept to see what it is made of, and why it looks as it does.</p>
  </>
);

const Chosen = ({ asset }: { asset: Asset }): JSX.Element => {
  const { studio, reasons, philosophy, background, scores } = asset.metadata;
  return (
    <>
      {asset.asset_url && (
        <Preview
          url={asset.asset_url}
          alt={`${nameOf(asset)}, enlarged`}
          sizes="420px"
          className={styles.drawing}
          style={{ backgroundColor: background ?? undefined }}
        />
      )}
      <SectionHeading size="small">
        {nameOf(asset)}, {STUDIOS[studio].name}
      </SectionHeading>
      {reasons.length > 0 ? (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{philosophy}</p>
      )}
      {scores && <Scores scores={scores} />}
    </>
  );
};

/** What the chosen concept is, why, and how it measures. */
export const ConceptDetails = ({ asset }: { asset: Asset | undefined }): JSX.Element => (
  <Card as="aside" padding="small" className={styles.panel} aria-label="Chosen concept" aria-live="polite">
    {asset ? <Chosen asset={asset} /> : <NothingChosen />}
  </Card>
);
