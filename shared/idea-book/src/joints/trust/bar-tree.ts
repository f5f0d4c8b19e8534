import { idea } from '../../idea.ts';
import { bars } from './parts.ts';

/** The bars of a chart are the crown of a tree. */
export const barTree = idea({
  id: 'bar-tree',
  title: 'Growth you can count',
  says: 'The bars of a chart are the crown of a tree, and the middle bar goes on as its trunk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tree', 'forest', 'seedling', 'growth', 'branch'] }, { things: ['bar-chart'], trades: ['investment', 'accounting', 'banking', 'consulting', 'data', 'insurance'] }],
  looks: {
    round: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.085 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.085 },
    slices: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.085 },
  },
  params: { crown: { label: 'Size of the crown', min: 350, max: 430, usual: 400 }, gap: { label: 'Gap', min: 18, max: 44, usual: 30 } },
  draw: (d, { look, params }) => {
    const [gap, r, cy] = [params['gap']!, params['crown']!, -90];
    const width = 114 - gap;
    const reach = (x: number) => Math.sqrt(Math.max(0, r ** 2 - (Math.abs(x) - 10) ** 2));
    const crown = bars(d, { count: 7, width, gap, round: width / 2, top: (x) => cy - reach(x), bottom: (x) => cy + reach(x) * 0.86 });
    const trunk = crown[3]!.union(d.rect(-width / 2, 0, width, 480, width / 2));
    const leaves = d.union(...crown.filter((_, i) => i !== 3));
    if (look === 'slices') {
      const disc = d.circle(0, -110, r);
      const slats = crown.map((bar, i) => (i === 3 ? d.rect(-width / 2, -110 - r, width, r + 620, 8) : d.rect(bar.bounds.left, -900, width, 1800).intersect(disc)));
      return [d.layer('tree', d.union(...slats).withoutSlivers(900), 'main')];
    }
    if (look === 'gradient') return [d.layer('crown', leaves, { gradient: ['second', 'main'], from: [0, -480], to: [0, 300] }), d.layer('trunk', trunk, 'main')];
    return [d.layer('crown', leaves, 'main'), d.layer('trunk', trunk, 'second')];
  },
});
