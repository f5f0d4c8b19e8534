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
  },
  draw: (d, { look }) => {
    const spines = bars(d, { count: 6, width: 84, gap: 24, top: (x) => 40 - Math.sqrt(Math.max(0, 1 - ((x - 20) / 330) ** 2)) * 400, bottom: () => 190, round: 42 }).map((bar) => bar.move(120, 0));
    const head = d.path('M-190 214V-70C-290 -70 -350 20 -400 96L-492 150C-510 166 -508 196 -480 206C-450 216 -300 214 -190 214Z').round(16, 0).subtract(d.circle(-290, 60, 24)).move(-22, 0);
    const feet = d.rect(-60, 214, 130, 52, [0, 0, 26, 26]).union(d.rect(190, 214, 130, 52, [0, 0, 26, 26]));
    return [d.layer('spines', d.union(...spines), look === 'gradient' ? { gradient: ['second', 'main'], from: [-100, 0], to: [400, 0] } : 'main'), d.layer('head', head, 'second', { mono: 'ink' }), d.layer('feet', feet, 'main')];
  },
});
