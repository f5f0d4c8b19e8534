import { idea } from '../../idea.ts';

/** A chess pawn whose head is a light bulb. */
export const bulbPawn = idea({
  id: 'bulb-pawn',
  title: 'A bright next move',
  says: 'The head of the pawn is a light bulb: the next move is an idea.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['consulting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.055 },
  },
  params: { bulb: { label: 'Size of the bulb', min: 240, max: 280, usual: 258 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['bulb']!, params['gap']!];
    const cy = -300;
    const glass = d.circle(0, cy, r).union(d.path(`M${-r * 0.86} ${cy + r * 0.51}C${-r * 0.6} ${cy + r * 0.95} -120 -40 -110 20H110C120 -40 ${r * 0.6} ${cy + r * 0.95} ${r * 0.86} ${cy + r * 0.51}Z`)).round(10, 0);
    const filament = d.line(`M-70 30V-90L-110 -290L-40 -220L0 -290L40 -220L110 -290L70 -90V30`).stroke(32, { join: 'round' }).intersect(glass);
    const collar = d.rect(-190, 20 + gap, 380, 74, 37);
    const skirt = d.path(`M-120 ${94 + 2 * gap}H120C130 260 190 350 270 ${430 - gap}H-270C-190 350 -130 260 -120 ${94 + 2 * gap}Z`).round(8, 0);
    const base = d.rect(-340, 430, 680, 120, [60, 60, 20, 20]);
    const foot = d.union(collar, skirt, base);
    if (look === 'line') {
      const pen = 56;
      return [d.layer('bulb', d.union(glass.rim(pen, 'round'), filament), 'second', { mono: 'ink' }), d.layer('pawn', d.union(collar, skirt.rim(pen, 'round'), base), 'main', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('pawn', glass.subtract(filament).union(foot), 'main', { mono: 'ink' })];
    return [d.layer('bulb', glass.subtract(filament), 'second', { mono: 'ink' }), d.layer('pawn', foot, 'main', { mono: 'ink' })];
  },
});
