import { idea } from '../../idea.ts';

/** Where the opening of each round letter is, in degrees; the door swings out of it. */
const OPENINGS: Readonly<Record<string, number>> = { Q: 45, O: 45, C: 0, G: -20, D: 60, О: 45, Ο: 45, С: 0 };

/** A round initial as a room in plan, with its door ajar. */
export const planInitial = idea({
  id: 'plan-initial',
  title: ({ letters }) => `The ${letters} in plan`,
  says: ({ letters }) => `The letter ${letters} is a room drawn as architects draw it, with the door ajar.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['floor-plan', 'door', 'wall'], trades: ['architecture', 'interior-design', 'construction', 'real-estate', 'surveying'] }],
  initials: 'QOCGDОΟС',
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.05 },
    hatched: { manner: 'cut', vibes: ['tech_sharp', 'geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.1, traits: ['detailed'] },
  },
  params: { door: { label: 'Door width', min: 240, max: 350, usual: 300 }, walls: { label: 'Wall weight', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    // The hatched look keeps its measures: another wall would end in the middle of its strokes.
    const isHatched = look === 'hatched';
    const wall = (look === 'line' ? 58 : 122) * (isHatched ? 1 : params['walls']!);
    const outer = 420;
    const opening = OPENINGS[letters] ?? 45;
    const width = isHatched ? 300 : params['door']!;
    const room = letters === 'D' ? d.rect(-outer, -outer, outer, 2 * outer).union(d.circle(0, 0, outer)) : d.circle(0, 0, outer);
    const bare = room.subtract(room.shrink(wall));
    const gap = d.rect(0, -width / 2, 900, width).rotate(opening);
    const walls = bare.subtract(gap);
    const hatch = d.union(...Array.from({ length: 34 }, (_, i) => d.line(`M${-1_470 + i * 60} 500L${-470 + i * 60} -500`).stroke(17)));
    // The leaf stands open along the wall's outward direction, hinged at the lower jamb.
    const jamb = Math.sqrt(outer ** 2 - (width / 2) ** 2);
    const thickness = look === 'line' ? 34 : 48;
    const leaf = d.rect(jamb - wall * 0.9, width / 2, width + wall * 0.9, thickness).rotate(opening);
    const swing = d.arc(jamb, width / 2, width, -90, 0).stroke(look === 'line' ? 18 : 22).rotate(opening);
    if (look === 'solid') return [d.layer('walls', walls.union(leaf), 'main'), d.layer('swing', swing.gapFrom(leaf, 14).gapFrom(walls, 14), 'second', { mono: 'ink' })];
    const clear = walls.gapFrom(leaf, 18);
    const drawn = isHatched ? clear.rim(20).union(clear.intersect(hatch)) : clear;
    return [d.layer('walls', drawn, 'main'), d.layer('door', leaf.union(swing.gapFrom(clear, 14)), 'second', { mono: 'ink' })];
  },
});
