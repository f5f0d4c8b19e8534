import { idea } from '../../idea.ts';
import { bars } from './parts.ts';

/** The spines of a hedgehog are a bar chart. */
export const hedgehogBars = idea({
  id: 'hedgehog-bars',
  title: 'A hedgehog of numbers',
  says: 'The spines of the hedgehog are the bars of a chart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hedgehog'] }, { things: ['bar-chart'], trades: ['investment', 'accounting', 'banking', 'data', 'consulting', 'insurance'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.085 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, traits: ['playful', 'gradient'], stem: 0.085 },
    fan: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, traits: ['playful'], stem: 0.085 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 36, usual: 24 }, eye: { label: 'Eye size', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const spines = bars(d, { count: 6, width: 108 - gap, gap, top: (x) => 40 - Math.sqrt(Math.max(0, 1 - ((x - 20) / 330) ** 2)) * 400, bottom: () => 190, round: (108 - gap) / 2 }).map((bar) => bar.move(120, 0));
    const head = d.path('M-190 214V-70C-290 -70 -350 20 -400 96L-492 150C-510 166 -508 196 -480 206C-450 216 -300 214 -190 214Z').round(16, 0).subtract(d.circle(-290, 60, params['eye']!)).move(-22, 0);
    const feet = d.rect(-60, 214, 130, 52, [0, 0, 26, 26]).union(d.rect(190, 214, 130, 52, [0, 0, 26, 26]));
    if (look === 'fan') {
      const wide = 116 - gap;
      const quills = [-132, -106, -80, -54, -28, -2].map((turn) => d.rect(200 + gap, -wide / 2, 250, wide, wide / 2).rotate(turn).move(60, 170));
      const back = d.sector(60, 234, 226, 180, 360).union(d.rect(-166, 170, 452, 64));
      const snout = d.path('M-60 234V-20C-150 -70 -260 20 -330 110L-430 164C-448 180 -446 210 -418 220C-388 230 -180 234 -60 234Z');
      return [d.layer('spines', d.union(...quills).intersect(d.rect(-900, -900, 1800, 1134)), 'main'), d.layer('body', back.union(snout).round(10, 30).gapFrom(d.union(...quills), gap).subtract(d.circle(-222, 90, params['eye']!)), 'second', { mono: 'ink' })];
    }
    return [d.layer('spines', d.union(...spines), look === 'gradient' ? { gradient: ['second', 'main'], from: [-100, 0], to: [400, 0] } : 'main'), d.layer('head', head, 'second', { mono: 'ink' }), d.layer('feet', feet, 'main')];
  },
});
