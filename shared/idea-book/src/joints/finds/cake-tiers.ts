import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A cake whose icing is a wave, with one flame. */
export const cakeTiers = idea({
  id: 'cake-tiers',
  title: 'One candle',
  says: 'The icing runs down the cake in equal arcs, and one candle burns on it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cake'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.22 },
  },
  params: { icing: { label: 'Icing', min: 60, max: 130, usual: 96 } },
  draw: (d, { look, params }) => {
    const drip = params['icing']!;
    const body = d.rect(-430, -60, 860, 520, [110, 110, 40, 40]);
    const r = 86;
    const icing = d.rect(-600, -300, 1200, 240 + drip).union(...[-430, -86, 258].map((x) => d.circle(x, -60 + drip, r).union(d.rect(x - r, -200, 2 * r, 140 + drip)))).subtract(...[-258, 86, 430].map((x) => d.circle(x, -60 + drip, r)));
    const candle = d.rect(-46, -290, 92, 206, [20, 20, 0, 0]);
    const flame = d.path('M0 -560C30 -490 84 -450 84 -388A84 84 0 0 1 -84 -388C-84 -450 -30 -490 0 -560Z');
    const top = body.intersect(icing).withoutSlivers(900);
    const base = body.gapFrom(icing, 26).withoutSlivers(900);
    if (look === 'line') return [d.layer('cake', contour(body, 46).union(d.line('M-407 200A102 102 0 0 0 -203 200A102 102 0 0 0 0 200A102 102 0 0 0 203 200A102 102 0 0 0 407 200').stroke(46)).intersect(body).union(d.rect(-23, -280, 46, 240)), 'main'), d.layer('flame', flame, 'second')];
    if (look === 'cut') {
      const tier = (half: number, y: number) => d.rect(-half, y, 2 * half, 230, [60, 60, 10, 10]);
      return [d.layer('cake', d.union(tier(470, 250), tier(330, -6), tier(190, -262), flame.scale(0.86).move(0, 30)), 'main')];
    }
    return [d.layer('cake', base.round(8, 0), 'main'), d.layer('icing', top.union(candle).round(8, 8), 'second', { mono: 'ink' }), d.layer('flame', flame, 'main')];
  },
});
