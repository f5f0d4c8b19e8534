import { idea } from '../../idea.ts';

/** A rooster whose tail feathers are radio waves. */
export const roosterRadio = idea({
  id: 'rooster-radio',
  title: 'First on the air',
  says: 'The tail of the rooster is made of radio waves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['radio'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { wave: { label: 'Thickness of the waves', min: 60, max: 80, usual: 70 }, sweep: { label: 'Sweep of the tail', min: 100, max: 130, usual: 114 } },
  draw: (d, { look, params }) => {
    const [wave, sweep] = [params['wave']!, params['sweep']!];
    const [cx, cy] = [-20, 60];
    const body = d.path('M-326 -320C-326 -390 -280 -430 -220 -430C-155 -430 -112 -386 -108 -320C-104 -210 -40 -130 50 -90C120 -56 150 20 144 110C130 270 10 370 -130 370C-290 370 -400 260 -400 110C-400 -20 -326 -120 -326 -320Z').round(14, 0);
    const comb = d.union(d.circle(-296, -430, 54), d.circle(-222, -486, 62), d.circle(-140, -446, 54));
    const beak = d.polygon([[-300, -360], [-300, -240], [-470, -290]], 12);
    const wattle = d.ellipse(-352, -190, 44, 72);
    const waves = [250, 250 + 1.56 * wave, 250 + 3.12 * wave].map((r) => d.arc(cx, cy, r, -40 - sweep / 2, -40 + sweep / 2).stroke(wave, { cap: 'round' }));
    const eye = d.circle(-225, -326, 30);
    const legs = d.union(d.rect(-170, 340, 48, 190, [0, 0, 24, 24]), d.rect(-50, 340, 48, 190, [0, 0, 24, 24]));
    const bird = d.union(body, legs).round(0, 12).subtract(eye);
    const red = d.union(comb, beak, wattle).subtract(body.grow(22));
    const tail = d.union(...waves).subtract(body.grow(30)).withoutSlivers(400);
    if (look === 'cut') return [d.layer('rooster', d.union(bird, comb, beak, wattle, tail).subtract(eye), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('rooster', bird, 'main', { mono: 'ink' }), d.layer('comb', red, 'second', { mono: 'ink' }), ...waves.map((shape, i) => d.layer(`wave ${i + 1}`, shape.subtract(body.grow(30)).withoutSlivers(400), { tint: 'main', by: [0.1, 0.3, 0.5][i]! }, { mono: 'ink' }))];
    return [d.layer('rooster', bird, 'main', { mono: 'ink' }), d.layer('comb and waves', red.union(tail), 'second', { mono: 'ink' })];
  },
});
