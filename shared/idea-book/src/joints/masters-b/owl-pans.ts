import { idea } from '../../idea.ts';

/** Two frying pans that are the eyes of an owl. */
export const owlPans = idea({
  id: 'owl-pans',
  title: 'The owl of two pans',
  says: 'Two frying pans are the eyes of an owl: the eggs look at you, and the handles are its ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'], trades: ['cooking-school'] }, { things: ['frying-pan'], trades: ['cooking-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { lean: { label: 'Lean of the handles', min: 14, max: 34, usual: 24 }, yolk: { label: 'Size of the yolk', min: 70, max: 96, usual: 84 } },
  draw: (d, { look, params }) => {
    const pan = d.circle(-238, 60, 250);
    const handle = d.path('M-318 -100L-296 -380C-292 -440 -184 -440 -180 -380L-158 -100Z').subtract(d.rect(-260, -384, 44, 100, 22)).rotate(-params['lean']!, [-238, 60]);
    const saddle = d.polygon([[-170, -175], [0, -96], [170, -175], [200, 60], [-200, 60]], 10);
    const body = pan.union(handle);
    const face = body.union(body.flipX(), d.rect(-80, -10, 160, 140)).union(saddle);
    const beak = d.polygon([[-92, 258], [92, 258], [0, 440]], 26);
    const white = d.superellipse(-232, 62, 176, 168, 2.3).union(d.ellipse(-282, 6, 130, 120), d.ellipse(-170, 112, 112, 104)).round(10, 60);
    const whites = d.union(white, white.flipX());
    const yolks = d.mirror(d.circle(-226, 64, params['yolk']!));
    if (look === 'line') return [d.layer('pans', face.rim(56, 'round').gapFrom(beak, 26), 'main', { mono: 'ink' }), d.layer('yolks', yolks, 'second', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [
      d.layer('pans', face.subtract(whites).gapFrom(beak, 28), look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 340], to: [0, -520] } : 'main', { mono: 'ink' }),
      d.layer('yolks', yolks, look === 'gradient' ? 'main' : 'second', { mono: 'ink' }),
      d.layer('beak', beak, 'second', { mono: 'ink' }),
    ];
  },
});
