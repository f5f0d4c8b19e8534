import { idea } from '../../idea.ts';

/** A cloche on its tray that rises like the sun. */
export const clocheSunrise = idea({
  id: 'cloche-sunrise',
  title: 'Dinner at sunrise',
  says: 'The cloche on its tray is the sun coming up, with its rays above it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cloche', 'plate'], trades: ['restaurant', 'catering', 'hotel', 'meal-delivery', 'cooking-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.045 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], colors: 2, stem: 0.07, traits: ['gradient'] },
  },
  params: { rays: { label: 'Rays', min: 5, max: 9, usual: 7 }, weight: { label: 'Ray width', min: 54, max: 78, usual: 66 } },
  draw: (d, { look, params }) => {
    const isLine = look === 'line';
    const pen = isLine ? 42 + (params['weight']! - 66) / 4 : params['weight']!;
    const count = 2 * Math.round((params['rays']! - 1) / 2) + 1;
    const dome = d.sector(0, 220, 330, 180, 360);
    const shine = d.arc(0, 220, 222, 200, 250).stroke(isLine ? 34 : 44, { cap: 'round' });
    const rays = Array.from({ length: count }, (_, i) => d.line('M0 -200V-330').stroke(pen, { cap: 'round' }).rotate(-75 + i * (150 / (count - 1)), [0, 220])).map((ray, i) => (i === (count - 1) / 2 ? d.circle(0, -186, isLine ? 48 : 60) : ray));
    const tray = d.rect(-480, 258, 960, isLine ? 42 : 74, 60);
    const body = isLine ? dome.rim(42).union(shine) : dome.subtract(shine);
    return [
      d.layer('rays', d.union(...rays), 'second', { mono: 'ink' }),
      d.layer('cloche', body, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -110], to: [0, 300] } : 'main'),
      d.layer('tray', tray, 'main'),
    ];
  },
});
