import type { JSX } from 'react';
import { Badge, Skeleton } from '@fifteen/web/ui';
import type { Measured, ServiceState } from './probe.ts';
import styles from './service-table.module.css';

const NOT_MEASURED = 'Not measured yet';

const STATES: Readonly<Record<ServiceState, { word: string; tone: 'success' | 'warning' | 'danger' }>> = {
  operational: { word: 'Operational', tone: 'success' },
  degraded: { word: 'Degraded', tone: 'warning' },
  outage: { word: 'Outage', tone: 'danger' },
};

const Row = ({ service }: { service: Measured }): JSX.Element => {
  const { word, tone } = STATES[service.state];
  return (
    <tr>
      <th scope="row">
        {service.name}
        <span className={styles.how}>{service.how}</span>
      </th>
      <td data-label="State">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td data-label="Response time">
        {service.milliseconds === null ? 'No answer' : `${service.milliseconds} ms`}
      </td>
      <td data-label="Uptime" className={styles.muted}>
        {NOT_MEASURED}
      </td>
    </tr>
  );
};

const Waiting = (): JSX.Element => (
  <tr>
    <td colSpan={4}>
      <Skeleton height={44} />
    </td>
  </tr>
);

export const ServiceTable = ({ services }: { services: readonly Measured[] | undefined }): JSX.Element => (
  <table className={styles.table} aria-busy={services === undefined}>
    <thead>
      <tr>
        <th scope="col">Service</th>
        <th scope="col">State</th>
        <th scope="col">Response time</th>
        <th scope="col">Uptime</th>
      </tr>
    </thead>
    <tbody>
      {services ? (
        services.map((service) => <Row key={service.id} service={service} />)
      ) : (
        <>
          <Waiting />
          <Waiting />
        </>
      )}
    </tbody>
  </table>
);
