import { idea } from '../../idea.ts';

/** A pig that flies. */
export const pigWing = idea({
  id: 'pig-wing',
  title: 'Pigs do fly',
  says: 'The pig has a wing: here the impossible happens.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['pig'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'playful_rounded'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn'], colors: 2, stem: 0.14 },
  },
  params: { wing: { label: 'Wing', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-400 30C-380 -40 -350 -90 -300 -130L-320 -270C-240 -270 -180 -240 -140 -200C-60 -220 40 -220 110 -210C300 -190 410 -60 410 100C410 190 380 250 340 290V430H210V340H-50V430H-180V310C-250 290 -300 250 -340 190H-430C-470 190 -480 160 -480 110C-480 60 -470 30 -430 30Z').round(26, 22);
    const tail = d.line('M390 40C450 50 500 10 480 -40C464 -76 410 -60 420 -16C430 20 490 20 530 -20').stroke(38, { cap: 'round' });
    const eye = d.circle(-262, 10, 26);
    const size = params['wing']!;
    const wing = d.path('M-60 60C-80 -120 20 -330 290 -450C320 -380 310 -330 280 -290C310 -280 320 -270 330 -250C310 -190 270 -150 230 -130C250 -120 256 -110 260 -96C200 10 70 80 -60 60Z').round(14, 10).scale(size, size, [-60, 60]);
    if (look === 'print') {
      const inks = d.overprint([{ shape: d.union(body, tail).subtract(eye), ink: 'main' }, { shape: wing, ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['pig', 'wing', 'overlap'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    const pig = d.union(body, tail).subtract(eye).gapFrom(wing, gap);
    if (look === 'cut') return [d.layer('pig', pig.union(wing), 'main')];
    return [d.layer('pig', pig, 'main'), d.layer('wing', wing, 'second', { mono: 'ink' })];
  },
});
