import { idea } from '../../idea.ts';

/** A dandelion whose seeds are stars. */
export const dandelionStars = idea({
  id: 'dandelion-stars',
  title: 'Make a wish',
  says: 'The dandelion’s seeds are stars, and the wind carries two of them away.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dandelion', 'dream', 'hope', 'magic', 'fairy'], trades: ['events'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.05 },
    bold: { manner: 'module', vibes: ['playful_rounded', 'bold_abstract'], colors: 2, stem: 0.06 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'illustrative'], colors: 1, stem: 0.06 },
  },
  params: { stars: { label: 'Stars', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const bold = look !== 'solid';
    const count = bold ? 9 : 11;
    const center: [number, number] = [-90, -90];
    const star = d.star(4, bold ? 92 : 76, bold ? 34 : 28).round(5, 0).scale(params['stars']!);
    const at = (i: number, r: number): [number, number] => [center[0] + r * Math.cos(((i * 360) / count - 90) * (Math.PI / 180)), center[1] + r * Math.sin(((i * 360) / count - 90) * (Math.PI / 180))];
    const kept = Array.from({ length: count }, (_, i) => i).filter((i) => i !== 1 && Math.abs((i * 360) / count - 180) > 16);
    const rays = d.union(...kept.map((i) => d.polyline([at(i, 40), at(i, 216)]).stroke(bold ? 34 : 26, { cap: 'round' })));
    const stars = d.union(...kept.map((i) => star.move(...at(i, 316))));
    const stem = d.curve([-90, -60], [-90, 160], [-60, 320], [20, 500]).stroke(bold ? 46 : 36, { cap: 'round' });
    const flown = d.union(star.move(300, -330), star.scale(0.8).move(400, -120));
    if (look === 'seal') {
      const night = d.circle(0, 0, 600);
      const whole = d.union(rays, stem.union(d.curve([20, 500], [40, 560], [60, 600], [90, 700]).stroke(46)), d.circle(...center, 56), stars, star.move(300, -330), star.scale(0.8).move(400, -120));
      return [d.layer('night', night.subtract(whole.scale(0.94).move(-10, 20)), 'main')];
    }
    return [d.layer('stem', d.union(rays, stem, d.circle(...center, 56)), 'main'), d.layer('stars', stars.union(flown), 'second')];
  },
});
