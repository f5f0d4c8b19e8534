import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, type Project } from '@fifteen/contracts';
import { Alert, Button } from '@fifteen/web/ui';
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
    Its payment went back: by a refund, or for now by a dispute at your bank. Your concepts stay. Unlock the project
    again, and the kit can be made anew.
  </Alert>
);

/** What a kit is, and the way to it. */
export const UnpaidKit = ({ project, isRevoked }: UnpaidKitProps): JSX.Element => {
  const upgrade = useUpgrade(project.id);
  return (
    <TwoColumns
      heading="Brand kit"
      above={project.project_name}
      lead={`Everything below for $${BRAND_KIT_PRICE_USD}, once.`}
      picture={<KitLogo project={project} />}
    >
      {isRevoked && <Revoked />}
      <div>
        <Button onClick={() => upgrade.open('upgrade_banner')} aria-haspopup="dialog">
          Unlock for ${BRAND_KIT_PRICE_USD}
        </Button>
      </div>
      <PartsOffered />
      <UpgradeModal upgrade={upgrade} />
    </TwoColumns>
  );
};
