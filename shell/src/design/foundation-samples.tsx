import type { JSX } from 'react';
import { Icon, Logo, Mark, ShapesGrid, ShapesGroup, StudioTag } from '@fifteen/web/ui';
import { STUDIO_IDS } from '@fifteen/contracts';
import styles from './design.module.css';
import { Row, Sample } from './sample.tsx';

const COLOURS = ['ink', 'paper', 'paper-deep', 'card', 'line', 'muted', 'chosen', 'success', 'warning', 'danger'];
const SIZES = ['84', '56', '46', '34', '24', '20', '17'];
const ICONS = ['arrow-right', 'check', 'close', 'download', 'eye', 'image', 'lock', 'mail', 'refresh', 'search', 'upload', 'user'] as const;

export const FoundationSamples = (): JSX.Element => (
  <Sample title="Foundation">
    <Row>
      <Logo />
      <Mark height={52} />
      {STUDIO_IDS.map((studio) => (
        <StudioTag key={studio} studio={studio} />
      ))}
    </Row>
    <div className={styles.swatches}>
      {[...COLOURS, ...STUDIO_IDS.map((id) => `studio-${id}`)].map((name) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.colour} style={{ background: `var(--${name})` }} />
          {name}
        </div>
      ))}
    </div>
    <div className={styles.scale}>
      {SIZES.map((size) => (
        <div key={size} style={{ fontSize: `var(--text-${size})` }}>
          {size} One is yours
        </div>
      ))}
    </div>
    <Row>
      {ICONS.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </Row>
    <ShapesGrid className={styles.shapes} />
    <div className={styles.swatches}>
      <ShapesGroup name="empty" />
      <ShapesGroup name="lost" />
      <ShapesGroup name="broken" />
      <ShapesGroup name="done" />
    </div>
  </Sample>
);
