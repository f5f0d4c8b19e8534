import { idea } from '../../idea.ts';

/** A stone arch whose reflection closes a full moon. */
export const moonBridge = idea({
  id: 'moon-bridge',
  title: 'The bridge and the moon',
  says: 'The arch of the bridge and its reflection in the water make a full moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bridge', 'arch'], trades: ['masonry', 'engineering', 'construction', 'architecture', 'landscaping'] }, { things: ['moon', 'river', 'stream', 'lake', 'ripple', 'night', 'stone', 'union', 'calm'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { moon: { label: 'Moon size', min: 240, max: 294, usual: 280 }, gap: { label: 'Gap', min: 14, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['moon']!, params['gap']!];
    const moon = d.circle(0, 0, r);
    const deck = d.path('M-500 -10V-250C-330 -300 -200 -420 0 -420C200 -420 330 -300 500 -250V-10Z').subtract(d.circle(0, 0, r + gap).union(d.rect(-r - gap, 0, 2 * (r + gap), 100)));
    const joints = [20, 45, 70, 110, 135, 160].map((angle) => d.polyline([d.arc(0, 0, r - 60, -angle, 0).start, d.arc(0, 0, 900, -angle, 0).start]).stroke(gap - 2));
    const water = [0, 1, 2, 3].map((i) => moon.intersect(d.rect(-400, 12 + i * 72, 800, 48 - i * 4)));
    const above = moon.intersect(d.rect(-400, -400, 800, 390));
    const ripples = d.union(...water);
    if (look === 'line') return [d.layer('bridge', d.line('M-500 -230C-330 -280 -200 -400 0 -400C200 -400 330 -280 500 -230').stroke(34).union(d.arc(0, -10, r + 16, 180, 360).stroke(34), d.rect(-500, -27, 468 - r, 34), d.rect(r + 32, -27, 468 - r, 34)), 'main'), d.layer('moon', ripples, 'second')];
    const lead = look === 'cut' ? 'main' : 'second';
    return [d.layer('bridge', deck.subtract(...joints).round(6, 0), 'main', { mono: 'ink' }), ...(look === 'cut' ? [] : [d.layer('moon', above, lead, { mono: 'ink' })]), d.layer('reflection', ripples, lead, { mono: 'ink' })];
  },
});
