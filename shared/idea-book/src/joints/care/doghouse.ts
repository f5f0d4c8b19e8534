import { idea } from '../../idea.ts';

/** A dog whose ears are the roof of its house. */
export const doghouse = idea({
  id: 'doghouse',
  title: 'Home of the dog',
  says: 'A doghouse with a face: its roof is the dog’s ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'home', 'roof', 'door'] }, { things: ['dog'], trades: ['veterinary', 'pet-shop', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 1, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const roof = d.path('M0 -430L430 -70V60A96 96 0 0 1 238 60V-56L0 -256L-238 -56V60A96 96 0 0 1 -430 60V-70Z').round(24, 0);
    const face = d.path('M0 -222L214 -42V300A110 110 0 0 1 104 410H-104A110 110 0 0 1 -214 300V-42Z').round(16, 0).gapFrom(roof, params['gap']!);
    const eyes = d.mirror(d.circle(96, 20, 34));
    const nose = d.path('M-70 110H70C70 170 40 200 0 200C-40 200 -70 170 -70 110Z').round(20, 0);
    const door = d.path('M-76 420V330A76 76 0 0 1 76 330V420Z');
    if (look === 'cut') {
      const arch = d.path('M-112 420V212A112 112 0 0 1 112 212V420Z');
      const snout = d.ellipse(0, 172, 66, 50);
      return [d.layer('roof', roof, 'main'), d.layer('face', face.subtract(d.mirror(d.circle(112, 10, 38)), arch).union(snout), 'main')];
    }
    if (look === 'line') return [d.layer('roof', roof.rim(44), 'main', { mono: 'ink' }), d.layer('face', face.rim(44).union(eyes, nose), 'main', { mono: 'ink' })];
    return [d.layer('roof', roof, 'second', { mono: 'ink' }), d.layer('face', face.subtract(eyes, nose, door), 'main', { mono: 'ink' })];
  },
});
