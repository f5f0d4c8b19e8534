import type {
  Asset,
  EditedLogo,
  EditOperation,
  FontChoice,
  FontList,
  listEditFonts,
  listEditSymbols,
  previewEdit,
  saveEdit,
  SymbolSample,
} from '@fifteen/contracts';
import { keepPreviousData, queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

/** The same changes always give the same drawing: it is asked for once, and undo shows it at once. */
export const previewQuery = (assetId: string, operations: readonly EditOperation[]) =>
  queryOptions({
    queryKey: ['edits', assetId, 'preview', operations],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // The signal ends what was asked before the latest change.
    queryFn: async ({ signal, client }): Promise<EditedLogo> => {
      const logo = await send<typeof previewEdit>({
        method: 'POST',
        path: '/api/v1/projects/assets/{assetId}/edit-preview',
        params: { assetId },
        // The editor opens with one call: the fonts come with the first drawing.
        body: { operations: [...operations], ...(operations.length === 0 && { with_fonts: true as const }) },
        signal,
      });
      if (logo.fonts) client.setQueryData(fontsQuery(assetId, logo.name, undefined).queryKey, logo.fonts);
      return logo;
    },
  });

/** Fonts of a list for a name; without a list, those like the logo's own, which come with the first drawing. */
export const fontsQuery = (assetId: string, name: string, list: FontList | undefined) =>
  queryOptions({
    queryKey: ['edits', assetId, 'fonts', name, list],
    staleTime: Infinity,
    // The name comes with the first drawing.
    enabled: name !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<FontChoice> =>
      send<typeof listEditFonts>({
        method: 'GET',
        path: '/api/v1/projects/assets/{assetId}/edit-fonts',
        params: { assetId },
        query: { name, ...(list && { list }) },
        signal,
      }),
  });

export const symbolsQuery = (assetId: string, q: string) =>
  queryOptions({
    queryKey: ['edits', assetId, 'symbols', q],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<SymbolSample[]> =>
      send<typeof listEditSymbols>({
        method: 'GET',
        path: '/api/v1/projects/assets/{assetId}/edit-symbols',
        params: { assetId },
        query: { q },
        signal,
      }),
  });

interface Version {
  readonly assetId: string;
  readonly operations: readonly EditOperation[];
  readonly renamesProject: boolean;
  /** Of this attempt and its repetitions. */
  readonly key: string;
}

export const saveVersion = ({ assetId, operations, renamesProject, key }: Version): Promise<Asset> =>
  send<typeof saveEdit>({
    method: 'POST',
    path: '/api/v1/projects/assets/{assetId}/edits',
    params: { assetId },
    headers: { 'Idempotency-Key': key },
    body: { operations: [...operations], ...(renamesProject && { rename_project: true as const }) },
  });
