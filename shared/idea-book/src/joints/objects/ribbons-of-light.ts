import { idea } from '../../idea.ts';

/** The northern lights: one curve three times over a mountain. */
export const ribbonsOfLight = idea({
  id: 'ribbons-of-light',
  title: 'Lights of the north',
  says: 'One curve, three times, sweeps over a mountain: the aurora.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['aurora'] }],
  looks: {
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing', 'tech_sharp'], traits: ['gradient'], colors: 3, stem: 0.1 },
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.05 },
  },
  params: { ribbon: { label: 'Width of the ribbons', min: 84, max: 116, usual: 100 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const wide = line ? 52 : params['ribbon']!;
    const gap = line ? 62 : 32;
    const disc = d.circle(0, 0, 500);
    const curve = d.line('M-700 60C-480 -260 -240 -180 -60 -60C120 60 330 60 700 -420');
    const ribbons = [0, 1, 2].map((i) => curve.move(0, -20 - i * (wide + gap) * 1.16).stroke(wide).intersect(disc).withoutSlivers(900));
    const peak = d.polygon([[-760, 700], [-110, 60], [140, 320], [236, 224], [740, 720]], 16);
    const lowest = curve.move(0, -20).stroke(wide + 2 * gap);
    if (line) return [d.layer('ribbons', d.union(...ribbons), 'second', { mono: 'ink' }), d.layer('mountain', d.polyline([[-330, 370], [-80, 120], [120, 330], [200, 250], [330, 380]]).stroke(wide, { cap: 'round' }), 'main')];
    const mountain = peak.intersect(disc).subtract(lowest.intersect(d.rect(-700, -700, 1400, 1000))).pieces()[0]!.round(10, 0);
    if (look === 'gradient') return [d.layer('ribbons', d.union(...ribbons), { gradient: ['second', 'third'], from: [-460, 0], to: [460, -200] }, { mono: 'ink' }), d.layer('mountain', mountain, 'main', { mono: 'ink' })];
    return [d.layer('ribbons', d.union(...ribbons), 'second', { mono: 'ink' }), d.layer('mountain', mountain, 'main', { mono: 'ink' })];
  },
});
