import type { JSX } from 'react';
import type { getProject, Project } from '@fifteen/contracts';
import { queryOptions, useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Card, SectionHeading, Skeleton } from '@fifteen/web/ui';
import styles from './panel.module.css';

const OPEN_NOW = [
  'Every concept without a watermark, as SVG, PDF, EPS and PNG.',
  'Refinements with your credits, and free edits by hand.',
  'The brand kit, made with the logo you choose.',
] as const;

const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'paid-for'],
    queryFn: ({ signal }): Promise<Project> =>
      send<typeof getProject>({ method: 'GET', path: '/api/v1/projects/{id}', params: { id }, signal }),
    retry: false,
  });

const Picture = ({ projectId, name }: { projectId: string; name: string }): JSX.Element | null => {
  const { data, isPending } = useQuery(projectQuery(projectId));
  if (isPending) return <Skeleton height={280} shape="tile" />;
  if (!data?.thumbnail_url) return null;
  return <img className={styles.picture} src={data.thumbnail_url} alt={`The logo of ${name}`} />;
};

/** The logo that was paid for, and what is open now. */
export const KitPanel = ({ projectId, name }: { projectId: string; name: string }): JSX.Element => (
  <Card as="aside" tone="ink" aria-labelledby="open-now" className={styles.panel}>
    <Picture projectId={projectId} name={name} />
    <SectionHeading id="open-now" size="small">
      {name} is yours
    </SectionHeading>
    <ul className={styles.list}>
      {OPEN_NOW.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Card>
);
