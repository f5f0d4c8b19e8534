import type { JSX } from 'react';
import type { Asset } from '@fifteen/contracts';
import { Skeleton } from '@fifteen/web/ui';
import { SelectedLogo } from '../shared/selected-logo.tsx';

/** The concept that is refined; its place is kept while it loads. */
export const RefinedPicture = ({ asset }: { asset: Asset | undefined }): JSX.Element =>
  asset?.asset_url ? (
    <SelectedLogo
      url={asset.asset_url}
      alt={asset.metadata.title ?? 'Selected logo'}
      background={asset.metadata.background}
    />
  ) : (
    <Skeleton shape="tile" height={440} />
  );
