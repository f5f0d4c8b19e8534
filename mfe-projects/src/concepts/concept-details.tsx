import type { JSX } from 'react';
import { STUDIOS, type Asset, type AssetScores, type ConceptView } from '@fifteen/contracts';
import { Button, SectionHeading, ShapesGroup } from '@fifteen/web/ui';
import styles from './concept-details.module.css';
import { votesWords } from './concept-tile.tsx';
import { nameOf } from './name-of.ts';
import { NearestLogo } from './nearest-logo.tsx';
import { scoreRows } from './score-rows.ts';
import { ViewPicker } from './views/view-picker.tsx';
import { ViewPicture } from './views/view-picture.tsx';

const Scores = ({ scores, isAlone }: { scores: AssetScores; isAlone: boolean }): JSX.Element => (
  <dl className={styles.scores}>
    {scoreRows(scores, isAlone).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const NothingChosen = ({ isPaid }: { isPaid: boolean }): JSX.Element => (
  <div className={styles.panel}>
    <ShapesGroup name="done" className={styles.shapes} />
    <SectionHeading size="small">No concept selected</SectionHeading>
    <p className={styles.quiet}>
      Click a concept to see why it looks as it does, and how it looks on white, on black and in use
      {isPaid ? ', and to take its files.' : '.'}
    </p>
  </div>
);

const Reasons = ({ asset }: { asset: Asset }): JSX.Element =>
  asset.metadata.reasons.length > 0 ? (
    <ul className={styles.reasons}>
      {asset.metadata.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  ) : (
    <p className={styles.quiet}>{asset.metadata.philosophy}</p>
  );

export interface ConceptDetailsProps {
  asset: Asset;
  /** Uploaded by its owner: no studio drew it, and there is none to compare it with. */
  isOwnLogo: boolean;
  /** Of visitors of the shared link. */
  votes: number;
  view: ConceptView;
  /** Waits for another one to be compared with. */
  comparing: boolean;
  onView: (view: ConceptView) => void;
  onFavourite: (asset: Asset) => void;
  onCompare: (asset: Asset) => void;
  onStale: () => void;
}

/** What a concept is, where it stands, why it looks so, and how it measures. */
export const ConceptDetails = (props: ConceptDetailsProps): JSX.Element => {
  const { asset, votes, view, comparing } = props;
  return (
    <div className={styles.panel}>
      <ViewPicture asset={asset} view={view} sizes="420px" onStale={props.onStale} />
      <ViewPicker view={view} onView={props.onView} isPaid={!asset.is_watermarked} />
      <div className={styles.actions}>
        <Button
          size="medium"
          variant="secondary"
          icon="heart"
          aria-pressed={asset.is_favourite}
          onClick={() => props.onFavourite(asset)}
          className={styles.favourite}
        >
          Favorite
        </Button>
        {!props.isOwnLogo && (
          <Button
            size="medium"
            variant="secondary"
            icon="columns"
            aria-pressed={comparing}
            onClick={() => props.onCompare(asset)}
          >
            Compare
          </Button>
        )}
      </div>
      <SectionHeading size="small">
        {props.isOwnLogo ? nameOf(asset) : `${nameOf(asset)}, ${STUDIOS[asset.metadata.studio].name}`}
      </SectionHeading>
      {votes > 0 && <p className={styles.votes}>{votesWords(votes)} from people you asked</p>}
      <Reasons asset={asset} />
      {!props.isOwnLogo && asset.metadata.nearest_mark && <NearestLogo key={asset.id} asset={asset} mark={asset.metadata.nearest_mark} />}
      {asset.metadata.scores && <Scores scores={asset.metadata.scores} isAlone={props.isOwnLogo} />}
    </div>
  );
};
