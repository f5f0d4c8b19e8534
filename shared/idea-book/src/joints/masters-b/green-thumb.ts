import { idea } from '../../idea.ts';

/** A gardening glove whose thumb is a leaf. */
export const greenThumb = idea({
  id: 'green-thumb',
  title: 'The green thumb',
  says: 'The gardener’s glove gives a thumbs-up, and the thumb is a leaf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['glove', 'hand'], trades: ['gardening', 'landscaping'] }, { things: ['leaf'], trades: ['gardening', 'landscaping'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { leaf: { label: 'Height of the leaf', min: 400, max: 500, usual: 450 }, gap: { label: 'Gap', min: 26, max: 38, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const palm = d.path('M-250 -10C-150 -60 -90 -60 -40 -60H240V460H-130C-190 460 -220 440 -250 420Z').round(20, 0);
    const fingers = d.union(...[0, 1, 2, 3].map((i) => d.rect(0, -60 + i * 132, [380, 400, 380, 340][i]!, 124, 62)));
    const cuts = d.union(...[1, 2, 3].map((i) => d.rect(90, -60 + i * 132 - 4 - gap / 2, 500, gap, gap / 2)));
    const fist = palm.union(fingers, d.rect(0, 0, 260, 440)).subtract(cuts);
    const cuff = d.rect(-420, -40, 170 - gap, 500, 40);
    const leaf = d.path(`M-120 10C-220 -130 -180 -330 40 ${-params['leaf']! - 60}C170 -280 150 -60 -120 10Z`).round(8, 0);
    const vein = d.line('M-120 20C-100 -110 -60 -190 6 -290').brush([gap + 10, gap, 14], { ends: 'round' });
    const thumb = leaf.subtract(vein);
    const hand = fist.gapFrom(leaf, gap).withoutSlivers(2000);
    return [d.layer('hand', hand, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 460], to: [0, -460] } : 'main', { mono: 'ink' }), d.layer('cuff', cuff, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('thumb', thumb, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
