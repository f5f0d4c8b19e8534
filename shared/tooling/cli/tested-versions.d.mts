import type { ReleaseList } from '@fifteen/contracts';

export function mixturesOf(list: Pick<ReleaseList, 'shells' | 'remotes'>): { cookie: string; remote?: string }[];
export function tagsOf(journeys: readonly string[], remotes: readonly string[], others?: readonly string[]): string;
