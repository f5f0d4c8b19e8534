import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { Skeleton } from '@fifteen/web/ui';
import { TwoColumns } from '../shared/two-columns.tsx';
import { KIT_PARTS } from './kit-parts.ts';

/** The place of everything that is coming. */
export const KitLoading = ({ project }: { project: Project | undefined }): JSX.Element => (
  <TwoColumns heading="Brand kit" above={project?.project_name ?? <Skeleton width={140} />} picture={<Skeleton shape="tile" height={440} />}>
    <Skeleton width={220} height={52} shape="pill" />
    {KIT_PARTS.map(({ id }) => (
      <Skeleton key={id} height={44} />
    ))}
  </TwoColumns>
);
