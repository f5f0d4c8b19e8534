import type { JSX } from 'react';
import type { Incident, Maintenance, Status } from '@fifteen/contracts';
import { momentOf } from '@fifteen/web/dates';
import { Badge, SectionHeading } from '@fifteen/web/ui';
import styles from './news.module.css';
import { Subscribe } from './subscribe.tsx';

const IncidentItem = ({ incident }: { readonly incident: Incident }): JSX.Element => (
  <li className={styles.item}>
    <Badge tone={incident.status === 'Resolved' ? 'success' : 'warning'}>{incident.status}</Badge>
    <h3 className={styles.title}>{incident.title}</h3>
    <p className={styles.muted}>
      {momentOf(incident.date)}, {incident.severity}
    </p>
    {incident.updates.map(({ at, text }) => (
      <p key={at + text}>
        <time dateTime={at} className={styles.muted}>
          {momentOf(at)}
        </time>{' '}
        {text}
      </p>
    ))}
  </li>
);

const PlanItem = ({ plan }: { readonly plan: Maintenance }): JSX.Element => (
  <li className={styles.item}>
    <h3 className={styles.title}>{plan.title}</h3>
    <p className={styles.muted}>
      {momentOf(plan.starts_at)} to {momentOf(plan.ends_at)}
    </p>
    <p>{plan.impact}</p>
  </li>
);

export const News = ({ status }: { readonly status: Status }): JSX.Element => (
  <div className={styles.news}>
    <section aria-labelledby="incidents">
      <SectionHeading id="incidents" size="small">
        Recent incidents
      </SectionHeading>
      {status.incidents.length === 0 && <p className={styles.muted}>None in the last 90 days.</p>}
      <ul className={styles.list}>
        {status.incidents.map((incident) => (
          <IncidentItem key={incident.id} incident={incident} />
        ))}
      </ul>
    </section>
    <section aria-labelledby="maintenance">
      <SectionHeading id="maintenance" size="small">
        Scheduled maintenance
      </SectionHeading>
      {status.maintenance.length === 0 && <p className={styles.muted}>Nothing is scheduled.</p>}
      <ul className={styles.list}>
        {status.maintenance.map((plan) => (
          <PlanItem key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
    <section aria-labelledby="subscribe">
      <SectionHeading id="subscribe" size="small">
        Get updates
      </SectionHeading>
      <Subscribe />
      <p className={styles.muted}>
        Or by feed: <a href="/api/v1/status/feed.rss">RSS</a>, <a href="/api/v1/status/feed.json">JSON</a>
      </p>
    </section>
  </div>
);
