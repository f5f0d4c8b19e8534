import { idea } from '../../idea.ts';

/** The shell of a snail is a house. */
export const snailHouse = idea({
  id: 'snail-house',
  title: 'Always at home',
  says: 'One line winds into a house, and the house is the shell of a snail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['snail', 'shell', 'spiral'] }, { things: ['house', 'roof'], trades: ['real-estate', 'property-management', 'moving', 'interior-design', 'roofing', 'camping'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.055 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    single: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'bold_abstract'], colors: 1, stem: 0.06 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.2, usual: 1 }, horns: { label: 'Horn length', min: 30, max: 110, usual: 60 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 56 : look === 'single' ? 66 : 84) * params['weight']!;
    const horn = params['horns']!;
    const body = d.line('M500 290H-290C-390 290 -420 220 -420 130V20').stroke(pen, { cap: 'round', join: 'round' });
    const horns = d.line(`M-420 40L-470 ${-horn}M-420 40L-360 ${-horn}`).stroke(pen * 0.6, { cap: 'round' });
    const dots = d.union(d.circle(-470, -horn - 6, pen * 0.52), d.circle(-360, -horn - 6, pen * 0.52));
    if (look === 'single') {
      const path = d.line('M-420 10V140C-420 230 -380 290 -290 290H420V-100L115 -400L-190 -100V154H286V-46L115 -210L-54 -46V18H144').stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('snail', d.union(path, horns, dots), 'main')];
    }
    if (look === 'line') {
      const house = d.line('M-180 250V-90L110 -370L400 -90V176H-56V-44L110 -206L276 -44V54H68').stroke(pen, { cap: 'round', join: 'round' });
      return [d.layer('shell', house.gapFrom(body, 20).withoutSlivers(300), 'second', { mono: 'ink' }), d.layer('snail', d.union(body, horns, dots), 'main')];
    }
    const shell = d.polygon([[-200, 226], [-200, -110], [110, -400], [420, -110], [420, 226]], 18);
    const groove = d.line('M300 240V-60L110 -240L-70 -60V110H176V0').stroke(40, { join: 'round', cap: 'round' });
    return [d.layer('shell', shell.subtract(groove), 'second', { mono: 'ink' }), d.layer('snail', d.union(body, horns, dots), 'main')];
  },
});
