import { type Draw, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector } from './shared/names.ts';

/** Strokes at the sides of letters: on the right of the first and on the left of the second they can be one. */
const SIDES = [
  { kind: 'stem', right: 'HMNИЛМНПЧШЯЫΗΜΝΠadghmnquyаилмнпучшя', left: 'BDEFHKLMNPRUБВГЕИКМНПРЦШЩЮЫЬΒΓΕΗΚΜΝΠΡbhkmnpuyвгикмнпруцшщю' },
  { kind: 'bowl', right: 'ODОФЮΟΘbopорю', left: 'COGQСОЭЄΟΘcdegoqaасое' },
  { kind: 'falling', right: 'AАΑΛ', left: 'V' },
  { kind: 'rising', right: 'V', left: 'AАΑΛ' },
] as const;
/** Pairs that become another letter. */
const TAKEN_FOR_OTHERS: ReadonlySet<string> = new Set(['nn', 'nm', 'mn', 'hn', 'hm', 'uu', 'uy', 'un', 'nu', 'mu', 'um', 'ab', 'ah', 'ak', 'ии', 'пп', 'шш', 'иц', 'шц', 'иш', 'ши', 'ми', 'лп']);
const STEM = { line: 0.13, print: 0.2 } as const;

/** Two initials with one stroke between them, which belongs to both. */
export const joinedMonogram = idea({
  id: 'joined-monogram',
  title: 'One stroke, two initials',
  says: ({ letters }) => `The ${[...letters][0]} and the ${[...letters][1]} share a stroke: it ends one letter and begins the other.`,
  kind: 'symbol',
  technique: 'shared-letter',
  needs: [],
  fits: ({ words, isJoined }) => (isJoined ? undefined : pairOf(words)),
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'modern_flat'], colors: 2, stem: 0.06 },
    print: { manner: 'print', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  draw: (d, { letters, look }) => {
    const [first, second] = joined(d, letters, look === 'print' ? STEM.print : STEM.line);
    const shared = first.intersect(second).withoutSlivers();
    const stroke = d.layer('shared stroke', shared, look === 'print' ? { mix: ['main', 'second'] } : 'second', { mono: 'ink' });
    if (look === 'print') return [d.layer('first letter', first, 'main', { mono: 'join' }), d.layer('second letter', second, 'second', { mono: 'join' }), stroke];
    return [d.layer('letters', first.union(second), 'main'), stroke];
  },
});

/** The initials of the two words, upper case if they can share a stroke so, else lower case. */
function pairOf(words: readonly string[]): string | undefined {
  const named = words.filter((word) => !isConnector(word) && /^\p{L}/u.test(word));
  if (named.length !== 2) return undefined;
  const upper = named.map((word) => [...word][0]!.toUpperCase()).join('');
  return [upper, upper.toLowerCase()].find((pair) => kindOf(pair) && !TAKEN_FOR_OTHERS.has(pair) && penCovers('monoline', pair));
}

const kindOf = (pair: string) => SIDES.find(({ right, left }) => right.includes([...pair][0]!) && left.includes([...pair][1]!))?.kind;

/** Both letters in place: the last stroke of one covers the first stroke of the other. */
function joined(d: Draw, pair: string, stem: number): [Shape, Shape] {
  const kind = kindOf(pair) ?? d.refuse(`"${pair}" has no stroke to share.`);
  const [one, other] = [...pair].map((letter) => d.pen(letter, 'monoline', { size: 1_000, stem, radius: 0 }).shape) as [Shape, Shape];
  if (kind === 'stem' || kind === 'bowl') return [one, other.move(one.bounds.right - other.bounds.left - stem * 1_000, 0)];
  const strokeEnd = one.spansAtY(-500).at(-1)!;
  const strokeStart = other.spansAtY(-500)[0]!;
  return [one, other.move(strokeEnd[0] - strokeStart[0], 0)];
}
