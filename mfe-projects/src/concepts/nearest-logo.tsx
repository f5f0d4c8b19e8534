import type { JSX } from 'react';
import type { Asset, Likeness, NearestMark } from '@fifteen/contracts';
import { Preview } from '../shared/preview.tsx';
import styles from './nearest-logo.module.css';

const LIKENESS_WORDS: Readonly<Record<Likeness, string>> = { alike: 'alike', somewhat: 'a little alike', unlike: 'not alike' };

/** The logo that a concept's symbol comes nearest to, and on request both side by side. */
export const NearestLogo = ({ asset, mark }: { asset: Asset; mark: NearestMark }): JSX.Element => (
  <details className={styles.nearest}>
    <summary>
      Nearest well-known logo we compared: {mark.name} ({LIKENESS_WORDS[mark.likeness]})
    </summary>
    <div className={styles.pair}>
      {asset.asset_url && (
        <figure>
          <Preview url={asset.asset_url} alt="" sizes="120px" loading="lazy" />
          <figcaption>Yours</figcaption>
        </figure>
      )}
      <figure>
        <img src={mark.picture_url} alt={`The ${mark.name} logo in one color`} width={120} height={120} loading="lazy" className={styles.other} />
        <figcaption>{mark.name}</figcaption>
      </figure>
    </div>
    <p>
      We compare the shape of your symbol with a few thousand well-known logos, all in one color. This is not a trademark
      search. Have one done before you register your logo.
    </p>
  </details>
);
