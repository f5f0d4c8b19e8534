import { idea } from '../../idea.ts';

/** A turtle whose shell is a sunrise. */
export const turtleSunrise = idea({
  id: 'turtle-sunrise',
  title: ({ things }) => `The ${things[0]} brings the morning`,
  says: ({ things }) => `The shell of the ${things[0]} is the rising sun with its rays.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['turtle', 'tortoise'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    bright: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 3, stem: 0.14 },
  },
  params: { sun: { label: 'Sun', min: 120, max: 180, usual: 150 }, gap: { label: 'Gap', min: 20, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['sun']!, params['gap']!];
    const [cx, cy, R] = [60, 150, 380];
    const rays = Array.from({ length: 7 }, (_, i) => {
      const step = 180 / 7;
      return d.sector(cx, cy, R, 180 + i * step, 180 + (i + 1) * step, r + gap);
    });
    const spokes = d.union(...Array.from({ length: 6 }, (_, i) => d.polyline([[cx, cy], [cx - 500 * Math.cos(((i + 1) * Math.PI) / 7), cy - 500 * Math.sin(((i + 1) * Math.PI) / 7)]]).stroke(gap)));
    const shell = d.union(...rays).subtract(spokes).withoutSlivers(200);
    const sun = d.sector(cx, cy, r, 180, 360);
    const plate = d.path('M-250 176H440C520 176 560 210 570 260C520 280 480 280 440 280H380C390 340 420 370 430 420H250C220 380 210 330 200 280H-60C-70 330 -80 380 -110 420H-290C-280 370 -250 330 -240 280C-300 270 -310 220 -300 176Z').round(16, 16);
    const neck = d.path('M-300 250C-350 200 -356 150 -350 104C-450 120 -530 70 -530 -10C-530 -90 -470 -140 -400 -140C-310 -140 -268 -70 -268 10C-268 90 -272 150 -230 176V250Z').round(8, 8);
    const eye = d.circle(-420, -30, 26);
    const body = d.union(plate, neck).gapFrom(d.circle(cx, cy, R).intersect(d.rect(-900, -900, 1800, 900 + cy)), gap).subtract(eye);
    if (look === 'cut') return [d.layer('turtle', d.union(body, shell, sun), 'main')];
    if (look === 'bright') return [d.layer('turtle', body, 'main'), d.layer('rays', shell, 'second', { mono: 'ink' }), d.layer('sun', sun, 'third', { mono: 'ink' })];
    return [d.layer('turtle', body.union(shell), 'main'), d.layer('sun', sun, 'second', { mono: 'ink' })];
  },
});
