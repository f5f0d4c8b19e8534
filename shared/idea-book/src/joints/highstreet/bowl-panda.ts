import { idea } from '../../idea.ts';

/** A bowl of rice that is a panda. */
export const bowlPanda = idea({
  id: 'bowl-panda',
  title: 'Panda in the rice',
  says: 'The heap of rice in the bowl is the head of a panda.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['chinese-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.046 },
  },
  params: { ears: { label: 'Ear size', min: 84, max: 112, usual: 98 } },
  draw: (d, { look, params }) => {
    const ear = params['ears']!;
    const pen = look === 'line' ? 46 : 52;
    const bowl = d.path('M-440 40H440C440 240 330 390 180 440V480H-180V440C-330 390 -440 240 -440 40Z').round(16, 0);
    const head = d.path('M-320 80C-340 -220 -180 -350 0 -350C180 -350 340 -220 320 80Z');
    const ears = d.mirror(d.circle(250, -318, ear));
    const patch = d.mirror(d.ellipse(142, -112, 68, 88).rotate(28, [142, -112]));
    const eyes = d.mirror(d.circle(132, -122, 24));
    const nose = d.ellipse(0, -36, 52, 36);
    const above = d.rect(-900, -900, 1800, 914);
    const face = head.rim(pen, 'round').intersect(above);
    const panda = d.union(face, ears.gapFrom(head, 0), patch.subtract(eyes), nose);
    if (look === 'line') return [d.layer('panda', panda, 'main', { mono: 'ink' }), d.layer('bowl', bowl.rim(pen, 'round'), 'second', { mono: 'ink' })];
    if (look === 'cut') {
      const band = d.rect(-600, 120, 1200, 30);
      return [d.layer('bowl and panda', d.union(panda, bowl.subtract(band)), 'main')];
    }
    return [d.layer('panda', panda, 'main', { mono: 'ink' }), d.layer('bowl', bowl, 'second', { mono: 'ink' })];
  },
});
