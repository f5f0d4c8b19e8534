import type { JSX } from 'react';
import { STUDIOS, STUDIO_IDS } from '@fifteen/contracts';
import { Badge, Card, Disclosure, SectionHeading, Skeleton } from '@fifteen/web/ui';
import styles from './design.module.css';
import { Row, Sample } from './sample.tsx';

const TONES = ['white', 'sunken', 'ink', ...STUDIO_IDS] as const;

export const SurfaceSamples = (): JSX.Element => (
  <Sample title="Surfaces">
    <div className={styles.grid}>
      {TONES.map((tone) => (
        <Card key={tone} tone={tone}>
          <SectionHeading size="small">{tone in STUDIOS ? STUDIOS[tone as keyof typeof STUDIOS].name : tone}</SectionHeading>
          <p>One idea, built from circles and rays.</p>
        </Card>
      ))}
    </div>
    <Row>
      <Badge>100 credits</Badge>
      <Badge tone="ink">PREVIEW</Badge>
      <Badge tone="chosen">Chosen</Badge>
      <Badge tone="success">completed</Badge>
      <Badge tone="warning">processing</Badge>
      <Badge tone="danger">failed</Badge>
    </Row>
    <div className={styles.grid} aria-busy="true">
      <Skeleton shape="tile" height={120} />
      <div>
        <Skeleton width="60%" />
        <br />
        <Skeleton />
      </div>
      <Skeleton shape="disc" width={64} height={64} />
    </div>
    <div>
      <Disclosure summary="Do credits expire?">No. They stay until you use them.</Disclosure>
      <Disclosure summary="Can I get a refund?" open>
        Of the brand kit within 30 days.
      </Disclosure>
    </div>
  </Sample>
);
