import { idea } from '../../idea.ts';

/** A tulip whose petals are two birds. */
export const birdTulip = idea({
  id: 'bird-tulip',
  title: 'Two birds, one tulip',
  says: 'The outer petals of the tulip are two birds.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'dove', 'robin', 'wren', 'finch', 'lark', 'swallow', 'sparrow', 'song-bird', 'love'] }, { things: ['flower', 'tulip', 'bouquet'], trades: ['florist', 'weddings', 'gift-shop', 'gardening'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.035 },
    print: { manner: 'print', vibes: ['illustrative', 'organic_flowing', 'hand_drawn'], colors: 2, stem: 0.1 },
  },
  params: { petal: { label: 'Petal height', min: 340, max: 460, usual: 400 }, gap: { label: 'Gap', min: 12, max: 30, usual: 18 } },
  draw: (d, { look, params }) => {
    const bird = d.path('M-12 150C-230 150 -350 10 -330 -190C-326 -240 -390 -262 -450 -240C-430 -340 -270 -400 -190 -280C-130 -170 -40 -90 -12 10Z').round(6, 0);
    const gap = params['gap']!;
    const eye = d.circle(-270, -270, 22);
    const petal = d.path(`M0 -30C-110 -140 -110 -280 0 ${-params['petal']!}C110 -280 110 -140 0 -30Z`);
    const leaf = d.path('M-10 520C-40 380 -150 290 -330 270C-310 410 -180 510 -10 520Z').round(6, 0);
    const stem = d.rect(-22, 190, 44, 330);
    const birds = d.mirror(bird.subtract(eye));
    if (look === 'print') {
      const middle = petal.scale(2.3, 1.2, [0, -60]);
      const inks = d.overprint([{ shape: birds, ink: 'second' }, { shape: middle.union(stem, d.mirror(leaf)), ink: 'main' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['birds', 'petal and leaves', 'overlap'][i]!, shape, paint));
    }
    if (look === 'line') return [d.layer('birds', d.mirror(bird.rim(34, 'round').union(eye)), 'second', { mono: 'ink' }), d.layer('petal', petal.rim(34).gapFrom(d.mirror(bird), gap - 2), 'second', { mono: 'ink' }), d.layer('stem', stem.union(d.mirror(leaf.rim(34, 'round'))), 'main', { mono: 'ink' })];
    return [d.layer('birds', birds, 'second', { mono: 'ink' }), d.layer('petal', petal.gapFrom(d.mirror(bird), gap), 'second', { mono: 'ink' }), d.layer('stem', stem.union(d.mirror(leaf)), 'main', { mono: 'ink' })];
  },
});
