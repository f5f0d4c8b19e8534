/** Twelve contrasting briefs of the repository whose drawings are held fast: trades, scripts, tastes and palettes far apart. */
export const GOLDEN_BRIEFS = [
  'beit-kafe',
  'beton-architekten',
  'dar-al-yasmin',
  'happy-paws',
  'kestrel-robotics',
  'lumo',
  'maison-elan',
  'northwind-coffee',
  'q',
  'severny-veter',
  'wren-thistle',
  'yamamoto-tea',
] as const;

/** The seed of every golden. */
export const GOLDEN_SEED = '1';
