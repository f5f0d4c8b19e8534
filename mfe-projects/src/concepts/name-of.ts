import type { Asset } from '@fifteen/contracts';

export const nameOf = ({ metadata }: Pick<Asset, 'metadata'>): string => metadata.title ?? 'Concept';
