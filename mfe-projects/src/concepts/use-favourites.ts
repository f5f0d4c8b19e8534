import type { Asset, updateAsset } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { send, showToast } from '@fifteen/web/session';
import { conceptsKey, type Concepts } from './concepts-api.ts';

const save = (projectId: string, { id, is_favourite }: Mark): Promise<Asset> =>
  send<typeof updateAsset>({
    method: 'PATCH',
    path: '/api/v1/projects/{id}/assets/{assetId}',
    params: { id: projectId, assetId: id },
    body: { is_favourite },
  });

type Mark = Pick<Asset, 'id' | 'is_favourite'>;

const marked = (concepts: Concepts, { id, is_favourite }: Mark): Concepts => {
  const change = (assets: readonly Asset[]): Asset[] =>
    assets.map((asset) => (asset.id === id ? { ...asset, is_favourite } : asset));
  return { ...concepts, curated: change(concepts.curated), all: change(concepts.all), versions: change(concepts.versions) };
};

/** Gives what turns a favorite on and off: at once on screen, and back with a word where the server refuses it. */
export const useFavourites = (projectId: string): ((asset: Asset) => void) => {
  const cache = useQueryClient();
  const show = (mark: Mark): void => {
    cache.setQueryData<Concepts>(conceptsKey(projectId), (known) => known && marked(known, mark));
  };
  const { mutate } = useMutation({
    scope: { id: `favourites-${projectId}` },
    mutationFn: (mark: Mark) => save(projectId, mark),
    onMutate: async (mark) => {
      await cache.cancelQueries({ queryKey: conceptsKey(projectId) });
      show(mark);
    },
    onError: (error, mark) => {
      show({ ...mark, is_favourite: !mark.is_favourite });
      showToast(`We couldn’t save your favorite: ${error.message}`, 'danger');
    },
  });
  return ({ id, is_favourite }) => mutate({ id, is_favourite: !is_favourite });
};
