import { idea } from '../../idea.ts';

/** A spray bottle that is a bird: its nozzle is the beak. */
export const sprayBird = idea({
  id: 'spray-bird',
  title: 'A bird that whistles clean',
  says: 'The spray bottle is a bird: its nozzle is the beak, and its song is a sparkle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['spray-bottle'], trades: ['cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { wing: { label: 'Wing size', min: 0.88, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['wing']!, params['gap']!];
    const head = d.path('M-190 -540H60C150 -540 190 -480 190 -400H70V-290H-80V-370H-190Z').round(16, 20);
    const bottle = d.path('M-80 -300H70C80 -200 200 -150 240 -20L430 -130C450 60 380 180 260 230V440C260 480 236 500 200 500H-200C-236 500 -260 480 -260 440V60C-260 -140 -100 -180 -80 -300Z').round(14, 20);
    const beak = d.polygon([[-190, -520], [-330, -470], [-330, -440], [-190, -390]], 8);
    const trigger = d.line('M-120 -380C-130 -310 -170 -270 -230 -250').brush([70, 64, 50], { ends: 'round' });
    const eye = d.circle(-40, -456, 32);
    const wing = d.path('M-120 60C-20 140 120 120 220 40C220 200 120 300 10 290C-90 280 -140 180 -120 60Z').round(8, 0).scale(size, size, [40, 160]);
    const spark = d.star(4, 110, 30, { cx: -480, cy: -456 }).round(4, 10);
    const whole = d.union(head, bottle, trigger).round(0, 16);
    if (look === 'line') return [d.layer('bird', d.union(whole.gapFrom(beak, 0).rim(44), eye, wing.rim(40)), 'main'), d.layer('spark', spark.union(beak.move(-20, 0)), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('bird', whole.subtract(eye, wing).gapFrom(beak, gap).union(beak), 'main'), d.layer('spark', spark, 'main')];
    return [d.layer('bird', whole.subtract(eye, wing.grow(gap)).gapFrom(beak, gap), 'main'), d.layer('wing', d.union(wing, beak, spark), 'second', { mono: 'ink' })];
  },
});
