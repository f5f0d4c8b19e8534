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
  },
  draw: (d, { look }) => {
    const [width, gap, r, cy] = [84, 30, 400, -90];
    const reach = (x: number) => Math.sqrt(Math.max(0, r ** 2 - (Math.abs(x) - 10) ** 2));
    const crown = bars(d, { count: 7, width, gap, round: width / 2, top: (x) => cy - reach(x), bottom: (x) => cy + reach(x) * 0.86 });
    const trunk = crown[3]!.union(d.rect(-width / 2, 0, width, 480, width / 2));
    const leaves = d.union(...crown.filter((_, i) => i !== 3));
    if (look === 'gradient') return [d.layer('crown', leaves, { gradient: ['second', 'main'], from: [0, -480], to: [0, 300] }), d.layer('trunk', trunk, 'main')];
    return [d.layer('crown', leaves, 'main'), d.layer('trunk', trunk, 'second')];
  },
});
