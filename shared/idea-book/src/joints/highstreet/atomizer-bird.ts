import { idea } from '../../idea.ts';

/** An atomizer that is a bird. */
export const atomizerBird = idea({
  id: 'atomizer-bird',
  title: 'A scent that sings',
  says: 'The flacon is a bird: its nozzle is the beak, its ball is the tail, and the scent is the song.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['perfumery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { bulb: { label: 'Ball', min: 92, max: 128, usual: 112 } },
  draw: (d, { look, params }) => {
    const ball = params['bulb']!;
    const sharp = look === 'cut';
    const pen = look === 'line' ? 46 : 56;
    const body = d.circle(-20, 160, 300).intersect(d.rect(-900, -900, 1800, 1310)).round(sharp ? 0 : 20, 0);
    const head = d.rect(-150, -360, 250, 190, 95);
    const neck = d.rect(-90, -210, 130, 100);
    const beak = d.polygon([[-150, -330], [-310, -262], [-150, -220]], sharp ? 0 : 12);
    const tube = d.line('M60 -270C180 -290 260 -260 300 -190').stroke(pen, { cap: 'round' });
    const tail = d.ellipse(360, -90, ball, ball * 0.86).rotate(45, [360, -90]);
    const eye = d.circle(-60, -274, 30);
    const wing = d.path('M-170 130H210C210 260 110 330 10 330C-90 330 -170 250 -170 130Z').round(20, 0);
    const song = d.union(...([[-386, -262, 34], [-470, -334, 30], [-470, -190, 30]] as const).map(([x, y, r]) => d.circle(x, y, r)));
    if (look === 'line') return [d.layer('flacon', d.union(d.union(body, neck, head).rim(pen, 'round'), tube.gapFrom(head, -4), eye), 'main', { mono: 'ink' }), d.layer('scent', d.union(beak.gapFrom(head, 20), tail, song, wing.rim(42)), 'second', { mono: 'ink' })];
    const bird = d.union(body, neck, head, tube).round(0, 24).subtract(eye);
    const rest = d.union(beak.gapFrom(head, 22), tail.gapFrom(tube.union(body), 22), song);
    if (sharp) return [d.layer('flacon', d.union(bird.subtract(wing), rest), 'main')];
    return [d.layer('flacon', bird, 'main', { mono: 'ink' }), d.layer('scent', rest, 'second', { mono: 'ink' }), d.layer('wing', wing, 'second', { mono: 'gap' })];
  },
});
