import type { LogoContext } from '../context.ts';

/** Only the clearest motifs may carry an idea of two. */
export const CLEAREST = 5;

/** Ids of what the brief speaks of without doubt, of the trade and of the name. */
export const clearMotifs = ({ motifs: { trade, name } }: LogoContext): string[] => [...new Set([...trade.slice(0, CLEAREST), ...name.slice(0, CLEAREST)])];
