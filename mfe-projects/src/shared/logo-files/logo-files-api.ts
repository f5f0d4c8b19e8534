import type { listLogoFiles, LogoFiles } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

/** Links live for an hour at least; fresh ones come in good time. */
const LINKS_MS = 30 * 60_000;

export const logoFilesQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['logo-files', assetId],
    staleTime: LINKS_MS,
    refetchInterval: LINKS_MS,
    queryFn: ({ signal }): Promise<LogoFiles> =>
      send<typeof listLogoFiles>({
        method: 'GET',
        path: '/api/v1/projects/assets/{assetId}/files',
        params: { assetId },
        signal,
      }),
  });
