import { idea } from '../../idea.ts';

/** A hashtag whose strokes cross like threads. */
export const wovenHash = idea({
  id: 'woven-hash',
  title: 'Everything ties in',
  says: 'The four strokes of the hashtag cross like the threads of a fabric.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['marketing', 'advertising'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.18 },
    print: { manner: 'print', vibes: ['bold_abstract', 'playful_rounded'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  params: { weight: { label: 'Weight', min: 140, max: 184, usual: 168 }, slope: { label: 'Slope', min: 0, max: 11, usual: 8 } },
  draw: (d, { look, params }) => {
    const [wide, slope, reach, gap] = [params['weight']!, params['slope']!, 480, 26];
    const at = 190;
    const round = look === 'print' ? wide / 2 : 20;
    const uprights = [-at, at].map((x) => d.rect(x - wide / 2, -reach, wide, 2 * reach, round).slant(slope));
    const levels = [-at, at].map((y) => d.rect(-reach, y - wide / 2, 2 * reach, wide, round));
    if (look === 'print') return d.overprint([{ shape: d.union(...uprights), ink: 'main' }, { shape: d.union(...levels), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' }));
    const box = (sign: number) => d.rect(sign < 0 ? -900 : 0, -900, 900, 1800);
    const band = (y: number) => d.rect(-900, y < 0 ? -900 : 0, 1800, 900);
    const woven = uprights.map((one, i) => one.subtract(levels[i]!.grow(gap).intersect(band(i === 0 ? -1 : 1))));
    const across = levels.map((one, i) => one.subtract(uprights[1 - i]!.grow(gap).intersect(box(i === 0 ? 1 : -1))));
    const draw = (shape: typeof woven[number]) => (look === 'line' ? d.union(...shape.pieces().map((piece) => piece.rim(50, 'round'))) : shape);
    return [d.layer('uprights', d.union(...woven.map(draw)), 'main', { mono: 'ink' }), d.layer('levels', d.union(...across.map(draw)), 'second', { mono: 'ink' })];
  },
});
