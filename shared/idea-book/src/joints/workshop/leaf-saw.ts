import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A pruning saw whose blade is a serrated leaf. */
export const leafSaw = idea({
  id: 'leaf-saw',
  title: 'The leaf with teeth',
  says: 'The blade of the pruning saw is a leaf, and the teeth are its serrated edge.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tree-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { teeth: { label: 'Teeth', min: 7, max: 11, usual: 9 }, vein: { label: 'Vein', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [count, vein] = [Math.round(params['teeth']!), params['vein']!];
    const edge = d.line('M170 60C40 240 -300 220 -560 -60');
    const teeth = Array.from({ length: count }, (_, i): Point[] => {
      const t = 0.06 + (0.8 * i) / count;
      const next = 0.06 + (0.8 * (i + 1)) / count;
      const tip = edge.pointAt(t + (next - t) * 0.9);
      const angle = ((edge.angleAt((t + next) / 2) - 90) * Math.PI) / 180;
      const reach = 62 * Math.sin(Math.PI * (0.2 + 0.68 * (i / count)));
      return [edge.pointAt(t), [tip[0] + Math.cos(angle) * reach, tip[1] + Math.sin(angle) * reach]];
    }).flat();
    const blade = d.line('M-560 -60C-380 -240 -40 -240 170 -60').then(d.polyline([[170, -60], [170, 60], ...teeth, [-560, -60]])).fill();
    const rib = d.line('M240 0C40 0 -200 0 -420 -50').brush([vein * 1.2, vein, vein * 0.7], { ends: 'round' });
    const side = d.union(...[60, -90, -240].map((x) => d.line(`M${x} 0L${x - 90} -110`).stroke(vein * 0.86, { cap: 'round' })), ...[60, -90, -240].map((x) => d.line(`M${x - 10} 0L${x - 80} 96`).stroke(vein * 0.86, { cap: 'round' })));
    const grip = d.path('M196 -76C300 -86 380 -60 430 20C470 90 490 150 540 190C500 250 420 250 366 200C310 150 300 84 196 84Z').round(20, 20);
    const turn = (shape: typeof blade) => shape.rotate(28);
    if (look === 'line') return [d.layer('blade', turn(blade.rim(40).union(rib.intersect(blade))), 'main'), d.layer('grip', turn(grip.rim(44)), 'second', { mono: 'ink' })];
    return [d.layer('blade', turn(blade.subtract(rib, side)), 'main'), d.layer('grip', turn(grip), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
