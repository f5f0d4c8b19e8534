import { idea } from '../../idea.ts';

/** A cup of bubble tea that is a panda; its straw is bamboo. */
export const pandaBoba = idea({
  id: 'panda-boba',
  title: 'The panda with the bamboo straw',
  says: 'The cup of bubble tea is a panda, and it drinks through bamboo.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['panda'], trades: ['bubble-tea'] }, { things: ['straw', 'cup'], trades: ['bubble-tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { ears: { label: 'Size of the ears', min: 92, max: 120, usual: 106 }, gap: { label: 'Gap', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const e = params['ears']!;
    const cup = d.path('M-330 -20H330L262 420C256 460 230 480 196 480H-196C-230 480 -256 460 -262 420Z').round(16, 0);
    const lid = d.sector(0, -50, 320, 180, 360).union(d.rect(-370, -110, 740, 90, 30));
    const ears = d.mirror(d.circle(-270, -330, e));
    const straw = d.rect(30, -700, 88, 460, 16).rotate(14, [74, -300]).subtract(d.rect(0, -560, 200, 26).rotate(14, [74, -300]));
    const face = d.ellipse(0, 222, 222, 172);
    const patches = d.mirror(d.ellipse(0, 0, 62, 82).rotate(28).move(-104, 186));
    const eyes = d.mirror(d.circle(-96, 180, 22));
    const nose = d.ellipse(0, 282, 42, 30);
    const leaf = d.leaf([192, -490], [400, -560], 0.22).round(6, 0);
    const head = lid.union(ears);
    const top = head.subtract(d.rect(-600, -20, 1200, 600));
    const stick = straw.gapFrom(top, gap);
    if (look === 'line') return [d.layer('panda', d.union(cup.rim(52, 'round').gapFrom(top, gap), top, patches.subtract(eyes), nose), 'main', { mono: 'ink' }), d.layer('straw', stick.union(leaf), 'second', { mono: 'ink' })];
    return [d.layer('panda', d.union(cup.subtract(face).gapFrom(top, gap), top, patches.subtract(eyes), nose), 'main', { mono: 'ink' }), d.layer('straw', stick.union(leaf), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
