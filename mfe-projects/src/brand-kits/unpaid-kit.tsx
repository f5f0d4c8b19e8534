import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, type Project } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button } from '@fifteen/web/ui';
import { assetsQuery } from '../shared/api/projects.ts';
import { Guarantee, KitGlimpse } from '../shared/upgrade/kit-glimpse.tsx';
import { UpgradeModal } from '../shared/upgrade/upgrade-modal.tsx';
import { useUpgrade } from '../shared/upgrade/use-upgrade.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { KitLogo } from './kit-logo.tsx';
import { PartsOffered } from './parts-offered.tsx';

interface UnpaidKitProps {
  project: Project;
  /** There was a kit, and its payment went back. */
  isRevoked: boolean;
}

const Revoked = (): JSX.Element => (
  <Alert tone="info" title="This kit is closed">
    Its payment was refunded, or your bank is looking into it. Your concepts are still here. Unlock the project again to
    make a new kit.
  </Alert>
);

/** What a kit is, and the way to it. */
export const UnpaidKit = ({ project, isRevoked }: UnpaidKitProps): JSX.Element => {
  const upgrade = useUpgrade(project.id);
  const chosenId = project.selected_asset_id;
  const { data: assets } = useQuery({ ...assetsQuery(project.id), enabled: chosenId !== null });
  const chosen = assets?.find(({ id }) => id === chosenId);
  return (
    <TwoColumns
      heading="Brand kit"
      above={project.project_name}
      lead={`Everything below for $${BRAND_KIT_PRICE_USD}, paid once.`}
      picture={<KitLogo project={project} />}
    >
      {isRevoked && <Revoked />}
      <div>
        <Button onClick={() => upgrade.open('upgrade_banner')} aria-haspopup="dialog">
          Unlock for ${BRAND_KIT_PRICE_USD}
        </Button>
      </div>
      <Guarantee />
      <KitGlimpse asset={chosen} />
      <PartsOffered />
      <UpgradeModal upgrade={upgrade} isOwnLogo={project.is_own_logo} asset={chosen} />
    </TwoColumns>
  );
};
