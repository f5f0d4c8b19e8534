import { idea } from '../../idea.ts';

/** A shoe that is a mouse. */
export const shoeMouse = idea({
  id: 'shoe-mouse',
  title: 'The shoe is a mouse',
  says: 'The shoe is a mouse: its toe is the nose, and the lace is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['shoes', 'shoe-repair'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { ear: { label: 'Size of the ear', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['ear']!];
    const upper = d.path('M-560 150C-480 90 -380 -20 -260 -110C-180 -170 -100 -180 -50 -130C0 -20 120 10 220 -40C280 -80 300 -190 340 -260C400 -250 424 -150 420 -20V150Z').round(20, 0);
    const sole = d.path(`M-570 ${150 + gap}H420V290H240L200 ${210 + gap}H-500C-550 ${210 + gap} -580 ${190 + gap} -570 ${150 + gap}Z`).round(16, 0);
    const ear = d.circle(-150, -190, 116 * size);
    const eye = d.circle(-316, 10, 36);
    const tail = d.line('M400 40C560 60 640 -40 590 -150C550 -230 450 -260 460 -360').brush([44, 44, 42, 38, 34], { ends: 'round', samples: 60 });
    const nose = d.circle(-570, 110, 52);
    if (look === 'line') return [d.layer('shoe', upper.gapFrom(ear, gap * 0.8).gapFrom(nose, gap * 0.8).rim(40, 'round').union(eye, d.rect(-560, 150 + gap, 980, 40, 20).union(d.rect(260, 150 + gap, 160, 120, [0, 0, 20, 20]))), 'main'), d.layer('ear', ear.rim(40, 'round').union(tail.gapFrom(upper, 0), nose), 'second')];
    const shoe = upper.gapFrom(ear, gap).gapFrom(nose, gap).subtract(eye);
    if (look === 'bold') return [d.layer('shoe', shoe.union(sole, ear, nose, tail.subtract(upper.shrink(4)).union(tail)), 'main')];
    return [d.layer('shoe', shoe.union(sole), 'main', { mono: 'ink' }), d.layer('ear', ear.union(nose, tail.gapFrom(upper, gap)), 'second', { mono: 'ink' })];
  },
});
