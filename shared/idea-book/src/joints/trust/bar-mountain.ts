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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 2, stem: 0.16 },
  },
  params: { peak: { label: 'Summit height', min: 350, max: 480, usual: 420 }, gap: { label: 'Gap', min: 14, max: 36, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const ridge = d.polygon([[-510, 360], [-230, -120], [-116, 60], [156, -params['peak']!], [510, 240], [510, 360]]);
    const steps = d.union(...bars(d, { count: 9, width: 110 - gap, gap, top: () => -600, bottom: () => 360 }));
    const slopes = ridge.intersect(steps).withoutSlivers(1200);
    if (look === 'bold') {
      const walls = [-408, -204, 0, 204, 408].map((x) => ridge.intersect(d.rect(x - 102 + gap / 2 + 2, -600, 200 - gap, 960)).round(6, 0));
      return [d.layer('mountain', d.union(...walls.filter((_, i) => i !== 3)), 'main'), d.layer('summit', walls[3]!, 'second')];
    }
    if (look === 'gradient') return [d.layer('mountain', slopes, { gradient: ['main', 'second'], from: [-300, 360], to: [200, -420] })];
    const ranked = slopes.pieces().toSorted((one, other) => one.bounds.top - other.bounds.top);
    return [d.layer('mountain', d.union(...ranked.slice(1)), 'main'), d.layer('summit', ranked[0]!, 'second')];
  },
});
