import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { KitLogo } from './kit-logo.tsx';
import { PartsOffered } from './parts-offered.tsx';
import { StartKit } from '../shared/kits/start-kit.tsx';

/** Paid, and nothing made yet. */
export const NoKit = ({ project }: { project: Project }): JSX.Element => (
  <TwoColumns
    heading="Brand kit"
    above={project.project_name}
    lead="It’s paid for and takes about a minute. Everything in it uses the logo you chose."
    picture={<KitLogo project={project} />}
  >
    {project.selected_asset_id !== null && (
      <StartKit projectId={project.id} assetId={project.selected_asset_id}>
        Generate Brand Kit
      </StartKit>
    )}
    <PartsOffered />
  </TwoColumns>
);
