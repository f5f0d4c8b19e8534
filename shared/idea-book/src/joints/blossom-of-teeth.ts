import { idea } from '../idea.ts';

/** Five teeth whose cusps are the notches of cherry petals and whose roots leave a star. */
export const blossomOfTeeth = idea({
  id: 'blossom-of-teeth',
  title: 'A blossom of teeth',
  says: 'Five teeth make the blossom; their roots leave the star in its middle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['flower', 'petal', 'garden', 'springtime'] }, { things: ['tooth', 'smile'], trades: ['dental'] }],
  looks: {
    petals: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.03 },
  },
  draw: (d, { look }) => {
    const half = d.path('M0 -264C22 -304 68 -318 100 -290C130 -262 122 -216 104 -176C92 -149 74 -124 60 -96C51 -78 40 -60 29 -68C17 -80 22 -130 0 -130Z');
    const tooth = d.fitSector(d.mirror(half), { count: 5, gap: 13 }).round(6, 9);
    const petals = d.radial(look === 'line' ? tooth.rim(20) : tooth, { count: 5 });
    if (look === 'gradient') return petals.map((shape, i) => d.layer(`petal ${i + 1}`, shape, { gradient: ['second', 'main'], from: [0, 0], to: [shape.bounds.cx * 1.4, shape.bounds.cy * 1.4] }));
    return petals.map((shape, i) => d.layer(i === 0 ? 'tooth' : `petal ${i + 1}`, shape, i === 0 ? 'main' : look === 'line' ? 'main' : 'second'));
  },
});
