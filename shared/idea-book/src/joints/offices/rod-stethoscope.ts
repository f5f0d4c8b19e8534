import { idea } from '../../idea.ts';

/** A stethoscope that winds around the rod of Asclepius. */
export const rodStethoscope = idea({
  id: 'rod-stethoscope',
  title: 'The rod that listens',
  says: 'The stethoscope is the snake that winds around the rod of Asclepius.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['medical'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.08 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'modern_flat'], colors: 2, stem: 0.08 },
  },
  params: { pen: { label: 'Tube', min: 80, max: 100, usual: 90 }, swing: { label: 'Swing of the tube', min: 170, max: 220, usual: 196 } },
  draw: (d, { look, params }) => {
    const [pen, s] = [params['pen']!, params['swing']!];
    const gap = 24;
    const rod = d.rect(-46, -120, 92, 640, [0, 0, 46, 46]);
    const fork = d.line('M-210 -480C-290 -480 -310 -440 -290 -370C-260 -270 -140 -200 0 -200C140 -200 260 -270 290 -370C310 -440 290 -480 210 -480').stroke(pen);
    const tips = d.mirror(d.circle(186, -480, 66));
    const tube = d.line(`M0 -200C0 -100 ${s} -140 ${s} -20C${s} 100 ${-s} 60 ${-s} 190C${-s} 320 ${s} 250 ${s + 60} 400`);
    const whole = tube.stroke(pen);
    const front = d.union(tube.part(0, 0.3).stroke(pen), tube.part(0.62, 1).stroke(pen));
    const [cx, cy] = [s + 66, 420];
    const bell = d.circle(cx, cy, 124);
    const staff = rod.subtract(front.grow(gap), fork.grow(gap)).withoutSlivers(900);
    const behind = whole.subtract(staff.grow(gap));
    const serpent = d.union(behind, front, fork, tips, bell).round(0, 10).subtract(d.circle(cx, cy, 50));
    if (look === 'cut') return [d.layer('rod and stethoscope', serpent.union(staff), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('rod', staff, { tint: 'main', by: 0.4 }, { mono: 'ink' }), d.layer('stethoscope', serpent, { gradient: ['main', 'second'], from: [0, -480], to: [0, 520] }, { mono: 'ink' })];
    return [d.layer('rod', staff, 'second', { mono: 'ink' }), d.layer('stethoscope', serpent, 'main', { mono: 'ink' })];
  },
});
