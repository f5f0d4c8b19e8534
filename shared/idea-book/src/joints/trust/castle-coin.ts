import { idea } from '../../idea.ts';

/** A coin drops into a castle. */
export const castleCoin = idea({
  id: 'castle-coin',
  title: 'Safe in the tower',
  says: 'The battlement of the castle is the slot of a money box, and a coin drops in.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['castle', 'tower', 'fort', 'gate', 'wall', 'king', 'knight'] }, { things: ['coin', 'piggy-bank', 'gold'], trades: ['banking', 'investment', 'accounting', 'insurance'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['bold_abstract', 'illustrative', 'brutalist_bold'], colors: 2, stem: 0.12 },
  },
  params: { coin: { label: 'Coin size', min: 172, max: 224, usual: 200 }, gate: { label: 'Gate width', min: 95, max: 165, usual: 130 } },
  draw: (d, { look, params }) => {
    const [gate, size] = [params['gate']!, params['coin']!];
    const wall = d.path(`M-360 -190H-230V-80H230V-190H360V120L300 190V470H${gate}V300A${gate} ${gate} 0 0 0 ${-gate} 300V470H-300V190L-360 120Z`).round(8, 0);
    const coin = d.circle(0, -220, size);
    const inside = d.rect(-600, -80 - 22, 1200, 900);
    if (look === 'print') return d.overprint([{ shape: wall, ink: 'main' }, { shape: d.circle(0, -150, size * 0.6 + 84), ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['castle', 'coin', 'overlap'][i]!, shape, paint));
    if (look === 'line') return [d.layer('castle', wall.rim(38, 'round'), 'main'), d.layer('coin', d.ring(0, -220, size, size - 38).subtract(inside).union(d.ring(0, -220, size - 90, size - 124).subtract(inside)), 'second', { mono: 'ink' })];
    return [d.layer('castle', wall, 'main'), d.layer('coin', coin.subtract(inside, d.ring(0, -220, size - 48, size - 70)).gapFrom(wall, 20), 'second', { mono: 'ink' })];
  },
});
