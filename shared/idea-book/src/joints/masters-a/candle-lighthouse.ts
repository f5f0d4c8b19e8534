import { idea } from '../../idea.ts';

/** A lighthouse whose light is the flame of a candle. */
export const candleLighthouse = idea({
  id: 'candle-lighthouse',
  title: 'A candle to come home by',
  says: 'The candle is a lighthouse: wax runs down its tower, and its flame is the light.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['candles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const flame = d.path('M0 -640C60 -560 160 -480 160 -350C160 -250 90 -190 0 -190C-90 -190 -160 -250 -160 -350C-160 -480 -60 -560 0 -640Z').round(10, 0);
    const glow = d.path('M0 -420C30 -380 66 -340 66 -290C66 -240 40 -210 0 -210C-40 -210 -66 -240 -66 -290C-66 -340 -30 -380 0 -420Z');
    const beams = d.mirror(d.path('M-200 -380L-520 -470V-210L-200 -300Z').round(16, 0));
    const rail = d.rect(-230, -160, 460, 84, 42);
    const drips = d.union(d.rect(-190, -110, 96, 210, 48), d.rect(-48, -110, 96, 130, 48), d.rect(94, -110, 96, 290, 48), d.rect(-190, -120, 380, 80)).round(0, 30);
    const tower = d.path('M-160 -110H160L270 620H-270Z').round(30, 0);
    const door = d.path('M-74 640V480A74 74 0 0 1 74 480V640Z');
    const top = rail.union(drips.intersect(d.rect(-230, -200, 460, 800)));
    if (look === 'line') return [d.layer('flame', flame.rim(44, 'round'), 'second', { mono: 'ink' }), d.layer('tower', tower.union(rail).rim(44, 'round'), 'main', { mono: 'ink' })];
    const body = tower.subtract(top.grow(gap), door);
    if (look === 'one') return [d.layer('candle', d.union(flame.subtract(glow), beams, top, body), 'main')];
    return [d.layer('light', flame.subtract(glow).union(beams), 'second', { mono: 'ink' }), d.layer('tower', body.union(top), 'main', { mono: 'ink' })];
  },
});
