import { idea } from '../../idea.ts';

/** A spade from a deck of cards whose tip parts into the ears of a rabbit. */
export const spadeRabbit = idea({
  id: 'spade-rabbit',
  title: 'The rabbit in the cards',
  says: 'The tip of the spade parts into two long ears: it is the magician’s rabbit.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['magic-show'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.14 },
    card: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'elegant_serif'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
  },
  params: { ears: { label: 'Parting of the ears', min: 20, max: 60, usual: 34 } },
  draw: (d, { look, params }) => {
    const part = params['ears']!;
    const side = d.path('M0 -500C40 -330 180 -200 300 -90C440 40 430 290 230 290C130 290 50 240 0 160Z');
    const slit = d.polygon([[-part, -700], [part, -700], [part * 0.8, -120], [0, -40], [-part * 0.8, -120]]);
    const head = d.mirror(side).subtract(slit).round(16, 14);
    const foot = d.mirror(d.path('M0 180C10 340 60 430 190 500H0Z')).round(12, 0);
    const eyes = d.mirror(d.circle(136, 66, 40));
    const nose = d.mirror(d.path('M0 210L62 148C76 124 62 104 40 104C22 104 6 114 0 128Z')).round(4, 0);
    if (look === 'line') {
      const pen = 42;
      const whole = head.union(foot);
      return [d.layer('rabbit', whole.rim(pen, 'round').union(eyes), 'main', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'ink' })];
    }
    const face = head.union(foot).subtract(eyes, nose);
    if (look === 'card') return [d.layer('card', d.rect(-380, -530, 760, 1060, 90).subtract(face.scale(0.74)), 'main')];
    return [d.layer('rabbit', face.subtract(nose.grow(14)), 'main', { mono: 'ink' }), d.layer('nose', nose, 'second', { mono: 'none' })];
  },
});
