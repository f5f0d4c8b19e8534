import { idea } from '../../idea.ts';

/** Where each letter is a key: its strokes, and the middle of the ring. */
const KEYS: Readonly<Record<string, { strokes: string; ring: readonly [number, number] }>> = {
  F: { strokes: 'M-100 100V-450H230M-100 -160H170', ring: [-100, 290] },
  L: { strokes: 'M-110 -140V450H210M-110 280H90', ring: [-110, -330] },
  P: { strokes: 'M-130 -230V400H90M-130 220H50', ring: [20, -230] },
  T: { strokes: 'M0 100V-450M-300 -450H300', ring: [0, 290] },
  Г: { strokes: 'M-100 100V-450H230', ring: [-100, 290] },
};
const TWINS: Readonly<Record<string, string>> = { Р: 'P', Ρ: 'P', Т: 'T', Τ: 'T', Γ: 'Г' };

/** The initial is a key. */
export const keyInitial = idea({
  id: 'key-initial',
  title: ({ letters }) => `${letters} is the key`,
  says: ({ letters }) => `The letter ${letters} ends in a ring and is a key.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['key', 'lock'], trades: ['locksmith', 'real-estate', 'property-management', 'security', 'cybersecurity', 'hotel'] }],
  fits: ({ initials: { first } }) => ((TWINS[first] ?? first) in KEYS ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.11 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 1, stem: 0.055 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.15 },
  },
  params: { ring: { label: 'Ring size', min: 170, max: 220, usual: 190 }, weight: { label: 'Weight', min: 0.88, max: 1.14, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const key = TWINS[letters] ?? letters;
    const { strokes, ring: [middle, y] } = KEYS[key] ?? KEYS['F']!;
    const pen = (look === 'line' ? 54 : look === 'bold' ? (key === 'P' ? 100 : 148) : 110) * params['weight']!;
    const outer = params['ring']! + (key === 'P' ? 15 : 0) + (look === 'bold' ? 26 : 0);
    // The ring of a P is flush with its stem.
    const x = key === 'P' ? outer - 130 - pen / 2 : middle;
    const bow = d.ring(x, y, outer, outer - pen);
    const shaft = d.line(strokes).stroke(pen, { cap: look === 'line' ? 'round' : 'butt', join: look === 'line' ? 'round' : 'miter' }).subtract(d.circle(x, y, outer - pen + 2));
    if (look === 'line') return [d.layer('key', shaft.union(bow), 'main')];
    if (look === 'bold') return [d.layer('key', shaft.subtract(d.circle(x, y, outer - pen + 2)).union(bow).round(6, 8), 'main')];
    return key === 'P' ? [d.layer('key', shaft.union(bow), 'main'), d.layer('hole', d.circle(x, y, 48), 'second')] : [d.layer('letter', shaft.gapFrom(d.circle(x, y, outer), 22), 'main'), d.layer('ring', bow, 'second', { mono: 'ink' })];
  },
});
