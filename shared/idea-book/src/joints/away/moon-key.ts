import { idea } from '../../idea.ts';

/** A key whose bow is the moon. */
export const moonKey = idea({
  id: 'moon-key',
  title: 'The key of the night',
  says: 'The grip of the room key is a crescent moon around a full one.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'star', 'dream'] }, { things: ['key', 'bed'], trades: ['hotel', 'real-estate', 'locksmith', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'classic_ornate'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 2, stem: 0.11 },
  },
  params: { moon: { label: 'Size of the full moon', min: 64, max: 106, usual: 86 }, tooth: { label: 'Tooth length', min: 150, max: 230, usual: 190 } },
  draw: (d, { look, params }) => {
    const moon = d.circle(0, -290, 250).subtract(d.circle(52, -342, 200)).round(6, 0);
    const full = d.circle(60, -350, params['moon']!);
    const tooth = params['tooth']!;
    const key = d.union(d.rect(-40, -90, 80, 620, [0, 0, 30, 30]), d.rect(0, 330, tooth, 72, [0, 14, 14, 0]), d.rect(0, 434, tooth - 50, 72, [0, 14, 14, 0]));
    const all = moon.union(key).round(0, 14);
    if (look === 'seal') {
      const heavy = d.union(moon, d.rect(-54, -90, 108, 560, [0, 0, 20, 20]), d.rect(0, 232, tooth + 30, 88, [0, 14, 14, 0]), d.rect(0, 372, tooth - 20, 88, [0, 14, 14, 0])).round(0, 14).rotate(36);
      const { cx, cy, height } = heavy.bounds;
      return [d.layer('night', d.circle(cx, cy, height * 0.5 + 170).subtract(heavy), 'main'), d.layer('full moon', full.rotate(36), 'second')];
    }
    if (look === 'line') return [d.layer('key', all.rim(32, 'round').rotate(36), 'main'), d.layer('full moon', full.shrink(26).rotate(36), 'second', { mono: 'ink' })];
    return [d.layer('key', all.rotate(36), 'main'), d.layer('full moon', full.rotate(36), 'second', { mono: 'ink' })];
  },
});
