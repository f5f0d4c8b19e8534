import { idea } from '../../idea.ts';

/** White keys and the gaps between two of them. */
const KEYS = { count: 5, width: 182, pitch: 200, top: -150, bottom: 470 };
/** Gaps that have a black key: two, then one, as in the middle of an octave. */
const BLACK = [1, 2, 4];

/** Tulips whose stalks are the short keys of a piano. */
export const tulipKeys = idea({
  id: 'tulip-keys',
  title: 'The keys in bloom',
  says: 'The short keys of a piano are the stalks of three tulips.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tulip', 'flower', 'garden', 'springtime'] }, { things: ['piano'], trades: ['music-school', 'music', 'instrument-making'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.035 },
    colors: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], colors: 4, stem: 0.08 },
  },
  params: { stalk: { label: 'Width of the black keys', min: 58, max: 92, usual: 74 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, params }) => {
    const { count, width, pitch, top, bottom } = KEYS;
    const left = (-pitch * (count - 1)) / 2 - width / 2;
    const wide = params['stalk']!;
    const cup = d.path('M-93 -270C-70 -250 -56 -232 -46 -212L0 -284L46 -212C56 -232 70 -250 93 -270V-140C93 -84 52 -44 0 -44C-52 -44 -93 -84 -93 -140Z').round(8, 6);
    const flowers = BLACK.map((gap) => left + pitch * gap - (pitch - width) / 2).map((x) => ({ head: cup.move(x, top + 20), stalk: d.rect(x - wide / 2, top - 40, wide, 380, [0, 0, 20, 20]) }));
    const stalks = d.union(...flowers.map(({ stalk }) => stalk));
    const keys = Array.from({ length: count }, (_, i) => d.rect(left + pitch * i, top, width, bottom - top, [8, 8, 34, 34]));
    const white = d.union(...(look === 'line' ? keys.map((key) => key.rim(34, 'round')) : keys)).subtract(stalks.grow(params['gap']!, 'miter'));
    const paints = look === 'colors' ? (['second', 'third', 'fourth'] as const) : (['second', 'second', 'second'] as const);
    return [d.layer('white keys', white.withoutSlivers(900), 'main'), ...flowers.map(({ head, stalk }, i) => d.layer(`tulip ${i + 1}`, head.union(stalk), paints[i]!, { mono: 'ink' }))];
  },
});
