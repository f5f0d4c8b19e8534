import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A genie’s lamp; what rises from its spout curls around a star. */
export const wishAndLamp = idea({
  id: 'wish-and-lamp',
  title: 'Three wishes',
  says: 'The smoke from the lamp’s spout curls up to a star: the wish.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['genie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.1 },
  },
  params: { smoke: { label: 'Weight of the smoke', min: 70, max: 106, usual: 92 } },
  draw: (d, { look, params }) => {
    const weight = params['smoke']!;
    const [gap, pen] = [26, 42];
    const line = look === 'line';
    const bowl = d.path('M-500 30C-420 60 -340 90 -280 90H250C250 250 130 340 -20 340C-180 340 -260 250 -330 170C-380 110 -440 70 -500 30Z').round(8, 0);
    const handle = d.circle(300, 170, 130).outline(line ? pen : 56);
    const foot = d.mirror(d.path('M0 320H-50C-50 390 -110 420 -170 440H0Z')).move(-10, 0).round(10, 0);
    const lid = d.circle(-10, 64 - gap / 2, 170).scale(1, 0.62, [-10, 64 - gap / 2]).intersect(d.rect(-300, -300, 600, 364 - gap / 2)).union(d.circle(-10, -66, 40)).round(0, 14);
    const smoke = d.line('M-500 -10C-560 -200 -300 -180 -250 -330C-210 -460 -60 -560 90 -480C200 -410 180 -250 60 -230');
    const puff = line ? smoke.stroke(pen, { cap: 'round' }) : smoke.brush((t) => 22 + (weight - 22) * Math.sin(Math.PI * Math.min(1, t * 1.1) * 0.72), { ends: 'round', samples: 50 });
    const star = d.star(5, 82, 35, { cx: 26, cy: -356 }).round(4, 0);
    const lamp = d.union(bowl, handle.subtract(d.path('M-330 90H250C250 250 130 340 -20 340Z')), foot).round(0, 10);
    if (line) return [d.layer('lamp', d.union(contour(bowl, pen), handle.gapFrom(bowl, -8), d.rect(-120, 400, 220, pen, pen / 2), d.rect(-10 - pen / 2, 320, pen, 100)), 'main'), d.layer('lid', contour(lid, 36), 'main'), d.layer('smoke', puff, 'second', { mono: 'ink' }), d.layer('star', star, 'second', { mono: 'ink' })];
    if (look === 'night') return [d.layer('night', d.circle(-40, -50, 620).subtract(d.union(lamp, lid, puff.gapFrom(lamp, gap), star).scale(0.82, 0.82, [-40, -50])), 'main')];
    return [d.layer('lamp', lamp.union(lid), 'main', { mono: 'ink' }), d.layer('smoke', puff.gapFrom(lamp, gap), 'second', { mono: 'ink' }), d.layer('star', star, 'second', { mono: 'ink' })];
  },
});
