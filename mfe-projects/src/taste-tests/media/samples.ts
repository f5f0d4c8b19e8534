import { queryOptions } from '@fifteen/web/query';
import { MEDIA_INDEX, samplePicture } from './media-urls.ts';

/** A picture of ours that stands in for an own one. */
export interface Sample {
  readonly id: string;
  readonly url: string;
  readonly title: string;
}

const sampleOf = (entry: unknown): Sample[] => {
  const { id, title } = entry as { id?: unknown; title?: unknown };
  if (typeof id !== 'string') return [];
  return [{ id, url: samplePicture(id), title: typeof title === 'string' ? title : id }];
};

/** The samples of the index. An index of another shape has none: own pictures still work. */
export const samplesOf = (index: unknown): Sample[] => {
  const { samples } = (index ?? {}) as { samples?: unknown };
  return Array.isArray(samples) ? samples.filter((entry) => entry !== null).flatMap(sampleOf) : [];
};

export const samplesQuery = queryOptions({
  queryKey: ['taste-samples'],
  queryFn: async (): Promise<Sample[]> => {
    const response = await fetch(MEDIA_INDEX);
    return response.ok ? samplesOf(await response.json()) : [];
  },
  staleTime: Infinity,
});
