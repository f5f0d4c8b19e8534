import { idea } from '../../idea.ts';

/** A coupe whose bowl is the crescent moon. */
export const crescentCoupe = idea({
  id: 'crescent-coupe',
  title: 'The moon on a stem',
  says: 'The bowl of the coupe is a crescent moon, and a cherry lies in it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cocktail-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.07 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.046 },
  },
  params: { tilt: { label: 'Tilt of the moon', min: -24, max: 0, usual: -16 }, moon: { label: 'Thickness of the moon', min: 120, max: 190, usual: 156 } },
  draw: (d, { look, params }) => {
    const [tilt, deep] = [params['tilt']!, params['moon']!];
    const center = [0, -160] as const;
    const disc = d.circle(...center, 330);
    const moon = disc.subtract(d.circle(0, -160 - deep, 322)).rotate(tilt, [...center]);
    const pen = look === 'line' ? 46 : 62;
    const stem = d.rect(-pen / 2, 130, pen, 310);
    const foot = look === 'line' ? d.rect(-190, 434, 380, pen, 23) : d.path('M-220 480C-220 440 -120 424 -31 400H31C120 424 220 440 220 480Z').round(8, 0);
    const cherry = d.circle(20, -96 - deep * 0.42, 92);
    const stalk = d.line(`M40 ${-180 - deep * 0.42}C60 -330 130 -430 230 -480`).stroke(look === 'line' ? 38 : 34, { cap: 'round' });
    const fruit = cherry.union(stalk).gapFrom(moon, 24);
    if (look === 'line') return [d.layer('glass', d.union(moon.rim(pen, 'round'), stem, foot), 'main', { mono: 'ink' }), d.layer('cherry', cherry.rim(pen * 0.9).union(stalk).gapFrom(moon, 20), 'second', { mono: 'ink' })];
    const glass = d.weld(moon, stem, 40).union(foot).round(0, 14);
    if (look === 'cut') return [d.layer('glass', glass.union(fruit), 'main')];
    return [d.layer('glass', glass, 'main', { mono: 'ink' }), d.layer('cherry', fruit, 'second', { mono: 'ink' })];
  },
});
