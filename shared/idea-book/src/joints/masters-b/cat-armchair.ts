import { idea } from '../../idea.ts';

/** An armchair that is a cat. */
export const catArmchair = idea({
  id: 'cat-armchair',
  title: 'The chair that purrs',
  says: 'The armchair is a cat: its back has ears, and its arms end in paws.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat'], trades: ['interior-design', 'furniture', 'upholstery'] }, { things: ['chair'], trades: ['interior-design', 'furniture', 'upholstery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { ears: { label: 'Height of the ears', min: 90, max: 150, usual: 120 }, gap: { label: 'Gap', min: 26, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const up = -380 - params['ears']!;
    const back = d.path(`M-310 300V-300L-300 ${up}L-130 -370H130L300 ${up}L310 -300V300Z`).round(36, 40);
    const eyes = d.mirror(d.arc(-130, -200, 62, 20, 160).stroke(30, { cap: 'round' }));
    const nose = d.polygon([[-36, -100], [36, -100], [0, -58]], 10);
    const arm = d.path('M-440 20C-440 -60 -390 -100 -340 -100C-290 -100 -240 -60 -240 20V400H-440Z').round(20, 0);
    const arms = d.mirror(arm);
    const claws = d.mirror(d.union(d.rect(-382, 330, 20, 90, 10), d.rect(-318, 330, 20, 90, 10)));
    void claws;
    const cushion = d.rect(-240 + gap, 130, 480 - 2 * gap, 130, 44);
    const base = d.rect(-240 + gap, 260 + gap, 480 - 2 * gap, 140 - gap, 14);
    const feet = d.mirror(d.rect(-390, 400 + gap - 8, 90, 80, [0, 0, 40, 40]));
    const rear = back.subtract(arms.grow(gap), d.rect(-240, 130 - gap, 480, 600), eyes, nose).withoutSlivers(2000);
    if (look === 'line') return [d.layer('chair', d.union(arms.rim(46, 'round'), back.subtract(arms.grow(gap), d.rect(-240, 130 - gap, 480, 600)).withoutSlivers(2000).rim(46, 'round'), eyes, nose, base), 'main', { mono: 'ink' }), d.layer('cushion', cushion, 'second', { mono: 'ink' })];
    return [d.layer('back', rear, 'main', { mono: 'ink' }), d.layer('arms', d.union(arms, base), 'main', { mono: 'ink' }), d.layer('cushion', cushion, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('feet', feet, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
