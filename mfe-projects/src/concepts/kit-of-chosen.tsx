import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { ButtonLink } from '@fifteen/web/ui';
import { kitPathOf } from '../shared/kits/kit-paths.ts';
import { StartKit } from '../shared/kits/start-kit.tsx';

interface KitOfChosenProps {
  project: Project;
  /** The chosen logo. */
  assetId: string;
}

/** The kit of the chosen logo: to open where there is one, else to have it made. Nothing while the project is unpaid. */
export const KitOfChosen = ({ project, assetId }: KitOfChosenProps): JSX.Element | null => {
  if (!project.is_paid) return null;
  const { id, kit } = project;
  if (kit?.asset_id === assetId && (kit.is_making || kit.has_parts)) {
    return (
      <ButtonLink to={kitPathOf(id)} variant="secondary" wide>
        Open the brand kit
      </ButtonLink>
    );
  }
  return (
    <StartKit projectId={id} assetId={assetId} variant="secondary" wide>
      Generate Brand Kit
    </StartKit>
  );
};
