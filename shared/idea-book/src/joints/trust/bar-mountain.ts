import { idea } from '../../idea.ts';
import { bars } from './parts.ts';

/** The bars of a chart are a mountain. */
export const barMountain = idea({
  id: 'bar-mountain',
  title: 'A mountain of bars',
  says: 'The bars of a chart rise to the peak of a mountain.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'hill', 'cliff', 'up'] }, { things: ['bar-chart', 'line-chart', 'growth'], trades: ['investment', 'accounting', 'consulting', 'data', 'banking', 'insurance', 'marketing'] }],
  looks: {
    summit: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.085 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.085 },
  },
  draw: (d, { look }) => {
    const ridge = d.polygon([[-510, 360], [-230, -120], [-116, 60], [156, -420], [510, 240], [510, 360]]);
    const steps = d.union(...bars(d, { count: 9, width: 86, gap: 24, top: () => -600, bottom: () => 360 }));
    const slopes = ridge.intersect(steps).withoutSlivers(1200);
    if (look === 'gradient') return [d.layer('mountain', slopes, { gradient: ['main', 'second'], from: [-300, 360], to: [200, -420] })];
    const ranked = slopes.pieces().toSorted((one, other) => one.bounds.top - other.bounds.top);
    return [d.layer('mountain', d.union(...ranked.slice(1)), 'main'), d.layer('summit', ranked[0]!, 'second')];
  },
});
