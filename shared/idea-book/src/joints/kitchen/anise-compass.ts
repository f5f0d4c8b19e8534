import type { Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** Star anise that is a compass rose. */
export const aniseCompass = idea({
  id: 'anise-compass',
  title: 'The spice compass',
  says: 'The eight pods of a star anise are the points of a compass.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['compass', 'star', 'explorer', 'journey', 'north', 'spice'], trades: ['spices'] }, { things: ['spice'], trades: ['spices'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.025 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 2, stem: 0.06 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 16 }, short: { label: 'Short points', min: 310, max: 440, usual: 380 } },
  draw: (d, { look, params }) => {
    const short = params['short']!;
    const pod = (reach: number, bulge: number) => d.fitSector(d.leaf([0, -24], [0, -reach], bulge), { count: 8, gap: params['gap']! });
    const four = (motif: Shape, turn: number) => d.radial(motif, { count: 4, turn });
    const pods = [...four(pod(500, 0.21), 0), ...four(pod(short, 0.25), 45)];
    if (look === 'cut') {
      const halves = pods.map((part, i) => part.intersect(d.sector(0, 0, 600, -90 + i * 90 + (i > 3 ? 45 : 0), i * 90 + (i > 3 ? 45 : 0))));
      return [d.layer('shade', d.union(...pods).subtract(...halves), 'main'), d.layer('light', d.union(...halves), 'second')];
    }
    const seed = (reach: number) => d.leaf([0, -reach * 0.42], [0, -reach * 0.78], 0.3);
    const seeds = [...four(seed(500), 0), ...four(seed(short), 45)];
    if (look === 'line') {
      const open = (reach: number, bulge: number) => d.fitSector(d.leaf([0, -40], [0, -reach], bulge), { count: 8, gap: params['gap']! + 6 });
      const [long, less] = [open(500, 0.25), open(short + 20, 0.3)];
      const rims = [...four(long.rim(38, 'round'), 0).slice(1), ...four(less.rim(38, 'round'), 45)];
      return [d.layer('pods', d.union(...rims), 'main'), d.layer('north', long, 'second', { mono: 'ink' })];
    }
    const slit = pods.map((part, i) => part.subtract(seeds[i]!.grow(15)));
    return [d.layer('pods', d.union(...slit.slice(1), ...seeds.slice(1)), 'main'), d.layer('north', slit[0]!.union(seeds[0]!), 'second')];
  },
});
