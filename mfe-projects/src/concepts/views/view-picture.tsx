import { useState, type JSX } from 'react';
import type { Asset, ConceptView } from '@fifteen/contracts';
import { Button, cx } from '@fifteen/web/ui';
import { Preview } from '../../shared/preview.tsx';
import { nameOf } from '../name-of.ts';
import { seenIn } from './view-words.ts';
import styles from './view-picture.module.css';

interface ViewPictureProps {
  asset: Asset;
  view: ConceptView;
  /** How wide it stands on screen, as CSS. */
  sizes: string;
  /** Its link may have run out: fetches the concepts, and fresh links with them. */
  onStale: () => void;
}

const linkTo = (template: string, view: ConceptView, size: 'large' | 'small'): string =>
  `${template.replace('{view}', view)}&size=${size}`;

interface PictureProps extends ViewPictureProps {
  template: string;
}

const Picture = ({ asset, view, sizes, template, onStale }: PictureProps): JSX.Element => {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [small, large] = [linkTo(template, view, 'small'), linkTo(template, view, 'large')];
  const again = (): void => {
    setState('loading');
    onStale();
  };
  if (state === 'failed')
    return (
      <div className={cx(styles.frame, styles.failed)} role="alert">
        <p>This picture didn’t load.</p>
        <Button size="medium" variant="secondary" onClick={again}>
          Try again
        </Button>
      </div>
    );
  // Its pixels count: it is never scaled.
  const isSmall = view === 'small';
  return (
    <div className={cx(styles.frame, isSmall && styles.pixels)} aria-busy={state === 'loading'}>
      {state === 'loading' && <span className={styles.waiting}>Drawing it...</span>}
      <img
        src={small}
        srcSet={isSmall ? `${small} 1x, ${large} 2x` : `${small} 512w, ${large} 1024w`}
        sizes={isSmall ? undefined : sizes}
        alt={`${nameOf(asset)}, ${seenIn(view)}`}
        width={isSmall ? 320 : 512}
        height={isSmall ? 320 : 512}
        loading="lazy"
        className={styles.picture}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </div>
  );
};

/** One concept in one of its settings, drawn by the server when it is first asked for. */
export const ViewPicture = (props: ViewPictureProps): JSX.Element | null => {
  const { asset, view, sizes } = props;
  if (view === 'drawing' && asset.asset_url)
    return (
      <div className={styles.frame} style={{ backgroundColor: asset.metadata.background ?? undefined }}>
        <Preview url={asset.asset_url} alt={`${nameOf(asset)}, enlarged`} sizes={sizes} className={styles.picture} />
      </div>
    );
  if (!asset.view_url) return null;
  return <Picture key={`${asset.view_url} ${view}`} {...props} template={asset.view_url} />;
};
