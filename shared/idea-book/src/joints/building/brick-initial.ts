import { idea } from '../../idea.ts';

/** Capitals as seven courses of half bricks. */
const LATIN = {
  A: '01110 11011 11011 11111 11011 11011 11011',
  B: '11110 11011 11011 11110 11011 11011 11110',
  C: '01111 11000 11000 11000 11000 11000 01111',
  D: '11110 11011 11011 11011 11011 11011 11110',
  E: '11111 11000 11000 11110 11000 11000 11111',
  F: '11111 11000 11000 11110 11000 11000 11000',
  G: '01111 11000 11000 11011 11011 11011 01111',
  H: '11011 11011 11011 11111 11011 11011 11011',
  J: '00011 00011 00011 00011 11011 11011 01110',
  K: '11011 11011 11110 11100 11110 11011 11011',
  L: '11000 11000 11000 11000 11000 11000 11111',
  M: '1100011 1110111 1111111 1101011 1100011 1100011 1100011',
  N: '110011 111011 111111 110111 110011 110011 110011',
  O: '01110 11011 11011 11011 11011 11011 01110',
  P: '11110 11011 11011 11110 11000 11000 11000',
  R: '11110 11011 11011 11110 11011 11011 11011',
  S: '01111 11000 11000 01110 00011 00011 11110',
  T: '111111 001100 001100 001100 001100 001100 001100',
  U: '11011 11011 11011 11011 11011 11011 01110',
  W: '1100011 1100011 1100011 1101011 1111111 1110111 1100011',
  Y: '110011 110011 110011 011110 001100 001100 001100',
  Z: '11111 00011 00111 01110 11100 11000 11111',
  Б: '11111 11000 11000 11110 11011 11011 11110',
  Г: '11111 11000 11000 11000 11000 11000 11000',
  П: '11111 11011 11011 11011 11011 11011 11011',
} as const;
const COURSES: Readonly<Record<string, string>> = {
  ...LATIN,
  // Cyrillic and Greek capitals of the same form.
  А: LATIN.A, В: LATIN.B, Е: LATIN.E, К: LATIN.K, М: LATIN.M, Н: LATIN.H, О: LATIN.O, Р: LATIN.P, С: LATIN.C, Т: LATIN.T,
  Α: LATIN.A, Β: LATIN.B, Γ: LATIN.Г, Ε: LATIN.E, Η: LATIN.H, Κ: LATIN.K, Μ: LATIN.M, Ν: LATIN.N, Ο: LATIN.O, Π: LATIN.П, Ρ: LATIN.P, Τ: LATIN.T, Υ: LATIN.Y,
};

/** The initial laid in bricks, one of them in another color. */
export const brickInitial = idea({
  id: 'brick-initial',
  title: ({ letters }) => `The ${letters} in bricks`,
  says: ({ letters }) => `The ${letters} is laid brick by brick, and one brick shines.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['brick', 'wall', 'stone'], trades: ['masonry', 'construction', 'architecture', 'roofing'] }],
  fits: ({ initials: { first } }) => (COURSES[first] ? first : undefined),
  looks: {
    bond: { manner: 'module', vibes: ['brutalist_bold', 'bold_abstract', 'modern_flat'], traits: ['detailed'], colors: 2, stem: 0.2 },
    tones: { manner: 'module', vibes: ['modern_flat', 'illustrative'], traits: ['detailed'], colors: 1, stem: 0.2 },
    round: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], traits: ['detailed'], colors: 2, stem: 0.2 },
  },
  params: { joint: { label: 'Joint', min: 9, max: 24, usual: 15 }, round: { label: 'Roundness', min: 0, max: 18, usual: 5 } },
  draw: (d, { look, letters, params }) => {
    const [wide, tall, joint] = [112, 104, params['joint']!];
    const rows = (COURSES[letters] ?? d.refuse(`No bricks for "${letters}".`)).split(' ');
    const left = (-rows[0]!.length * wide) / 2;
    const top = (-rows.length * tall) / 2;
    // Running bond: every other course begins with a half brick.
    const bricks = rows.flatMap((row, k) => [...row.matchAll(/1+/g)].flatMap(({ 0: run, index }) => {
      const starts = Array.from({ length: run.length }, (_, i) => i).filter((i) => i === 0 || (i + k) % 2 === 0);
      return starts.map((from, i) => d.rect(left + (index + from) * wide + joint / 2, top + k * tall + joint / 2, ((starts[i + 1] ?? run.length) - from) * wide - joint, tall - joint, params['round']! + (look === 'round' ? 25 : 0)));
    }));
    const shine = bricks.toSorted((one, other) => other.bounds.width * 3 + other.bounds.cx - other.bounds.cy * 2 - (one.bounds.width * 3 + one.bounds.cx - one.bounds.cy * 2))[0];
    const tones = [0, 0.3, -0.2, 0.16, 0, 0.42];
    return bricks.map((brick, i) => d.layer(`brick ${i + 1}`, brick, look === 'tones' ? { tint: 'main', by: tones[(i * 5) % 6]! } : brick === shine ? 'second' : 'main', { mono: 'ink' }));
  },
});
