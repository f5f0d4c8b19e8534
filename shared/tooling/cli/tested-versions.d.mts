import type { ReleaseList } from '@fifteen/contracts';

export function mixturesOf(list: Pick<ReleaseList, 'shells' | 'remotes'>): { cookie: string; remote?: string }[];
