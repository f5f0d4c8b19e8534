import type { LogoFiles } from '@fifteen/contracts';
import type { FindPaidLogo } from '../../projects/index.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { FILE_WISHES, wishName } from './file-wish.ts';

/** The name of the zip in its link. */
export const ALL_FILES = 'all.zip';

interface Dependencies {
  readonly findPaidLogo: FindPaidLogo;
  readonly links: Pick<SignedLinks, 'downloadPath'>;
}

export interface LogoFilesService {
  readonly list: (userId: string, assetId: string) => Promise<LogoFiles>;
}

export const createLogoFilesService = ({ findPaidLogo, links }: Dependencies): LogoFilesService => ({
  list: async (userId, assetId) => {
    const { asset } = await findPaidLogo(userId, assetId);
    const url = (name: string): string => links.downloadPath({ projectId: asset.project_id, assetId }, name);
    return {
      all_url: url(ALL_FILES),
      variants: FILE_WISHES.map(({ arrangement, coloring, wishes }) => ({
        arrangement,
        coloring,
        files: wishes.map((wish) => ({ format: wish.format, side: wish.side, url: url(wishName(wish)) })),
      })),
    };
  },
});
