import { idea } from '../../idea.ts';

/** Six crystals that make a flower. */
export const crystalBlossom = idea({
  id: 'crystal-blossom',
  title: 'The crystal blossom',
  says: 'Six cut crystals meet and make a flower.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['crystal', 'quartz', 'amethyst', 'gem', 'sapphire', 'emerald', 'ruby', 'jade', 'ice'], trades: ['jewelry', 'mining'] }],
  looks: {
    facets: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.034 },
  },
  params: { gap: { label: 'Gap', min: 6, max: 15, usual: 9 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const left = d.polygon([[0, -70], [-154, -310], [-140, -400], [0, -500]]);
    if (look === 'line') return [d.layer('crystals', d.union(...d.radial(d.mirror(left).shrink(gap - 1).rim(36, 'round'), { count: 6 })), 'main'), d.layer('edges', d.union(...d.radial(d.polyline([[0, -400], [0, -210]]).stroke(34, { cap: 'round' }), { count: 6 })), 'second')];
    const lit = d.union(...d.radial(left.shrink(gap), { count: 6 }));
    const dark = d.union(...d.radial(left.flipX().shrink(gap), { count: 6 }));
    if (look === 'gradient') return [d.layer('lit', lit, { gradient: ['second', 'main'], from: [-400, -400], to: [400, 400] }), d.layer('shaded', dark, 'main', { mono: 'ink' })];
    return [d.layer('lit', lit, 'second'), d.layer('shaded', dark, 'main', { mono: 'ink' })];
  },
});
