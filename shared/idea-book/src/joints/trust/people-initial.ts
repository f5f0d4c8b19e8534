import { idea } from '../../idea.ts';

/** The strokes of two people in each letter: the one on the left, and on the right where it is not its mirror image. */
const PEOPLE: Readonly<Record<string, { left: string; right?: string; heads: readonly [number, number][] }>> = {
  H: { left: 'M-230 -150V430M-230 140H90', heads: [[-230, -330], [230, -330]] },
  M: { left: 'M-300 430V-150L0 190', heads: [[-300, -330], [300, -330]] },
  N: { left: 'M-240 430V-150L240 430', right: 'M240 430V-150', heads: [[-240, -330], [240, -330]] },
  U: { left: 'M-240 -150V250A180 180 0 0 0 -60 430H0', heads: [[-240, -330], [240, -330]] },
  V: { left: 'M-270 -150L0 430', heads: [[-290, -330], [290, -330]] },
  W: { left: 'M-360 -150L-180 430L0 90', heads: [[-380, -330], [380, -330]] },
  X: { left: 'M-240 -150L240 430', heads: [[-270, -330], [270, -330]] },
  Y: { left: 'M-250 -150L0 170V430', heads: [[-270, -330], [270, -330]] },
  И: { left: 'M-240 -150V430L240 -150', right: 'M240 430V-150', heads: [[-240, -330], [240, -330]] },
};
/** Letters that share a form. */
const TWINS: Readonly<Record<string, string>> = { Н: 'H', Η: 'H', М: 'M', Μ: 'M', Ν: 'N', Х: 'X', Χ: 'X', Υ: 'Y' };

/** The initial is two people who agree. */
export const peopleInitial = idea({
  id: 'people-initial',
  title: ({ letters }) => `Two people, one ${letters}`,
  says: ({ letters }) => `Two people come together, and their meeting makes the letter ${letters}.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['handshake', 'holding-hands', 'couple', 'two', 'union'], trades: ['mediation', 'recruiting', 'consulting', 'law', 'community', 'insurance', 'translation', 'tutoring', 'psychotherapy'] }],
  fits: ({ initials: { first } }) => ((TWINS[first] ?? first) in PEOPLE ? first : undefined),
  looks: {
    overprint: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.06 },
    over: { manner: 'solid', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.14 },
  },
  params: { heads: { label: 'Head size', min: 76, max: 104, usual: 92 }, weight: { label: 'Weight', min: 0.85, max: 1.1, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const { left, right, heads } = PEOPLE[TWINS[letters] ?? letters] ?? PEOPLE['H']!;
    const isThin = look === 'line';
    const pen = (isThin ? 58 : 136) * params['weight']!;
    const size = params['heads']!;
    const [one, other] = [d.line(left), right ? d.line(right) : d.line(left).flipX(0)].map((line) => line.stroke(pen, { cap: 'round', join: 'round' })) as [ReturnType<typeof d.circle>, ReturnType<typeof d.circle>];
    const [head, otherHead] = heads.map(([x, y]) => (isThin ? d.ring(x, y, size - 2, size - 2 - pen) : d.circle(x, y, size))) as [typeof one, typeof one];
    const middle = d.rect(-10, -600, 20, 1200);
    const half = d.rect(-900, -600, 900, 1200);
    if (isThin && 'HU'.includes(TWINS[letters] ?? letters)) return [d.layer('one', one.intersect(half).subtract(middle).union(head), 'main', { mono: 'ink' }), d.layer('other', other.subtract(half, middle).union(otherHead), 'second', { mono: 'ink' })];
    if (isThin) return [d.layer('one', one.gapFrom(other, 20).union(head), 'main', { mono: 'ink' }), d.layer('other', other.union(otherHead), 'second', { mono: 'ink' })];
    if (look === 'over') return [d.layer('one', one.gapFrom(other.union(otherHead), 22).withoutSlivers(900).union(head.gapFrom(other, 22)), 'main', { mono: 'ink' }), d.layer('other', other.union(otherHead), 'second', { mono: 'ink' })];
    return d.overprint([{ shape: one.union(head), ink: 'main' }, { shape: other.union(otherHead), ink: 'second' }]).map(({ shape, paint }) => {
      const part = paint === 'main' ? 'one' : paint === 'second' ? 'other' : 'meeting';
      return d.layer(part, shape.withoutSlivers(900), paint, { mono: 'join' });
    });
  },
});
