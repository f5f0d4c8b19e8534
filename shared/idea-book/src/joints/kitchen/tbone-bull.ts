import { idea } from '../../idea.ts';

/** A steak whose T-bone is the head of a bull. */
export const tboneBull = idea({
  id: 'tbone-bull',
  title: 'T for bull',
  says: 'The T-bone in the steak is the head of a bull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['steakhouse'], things: ['steak'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
  },
  params: { fat: { label: 'Rim of fat', min: 44, max: 76, usual: 58 } },
  draw: (d, { look, params }) => {
    const fat = params['fat']!;
    const gap = 22;
    const steak = d.path('M-30 -420C-190 -480 -480 -430 -490 -170C-496 20 -330 90 -270 220C-210 360 -110 450 60 460C220 468 300 350 320 220C344 70 490 10 480 -190C468 -440 160 -460 50 -414C20 -402 0 -408 -30 -420Z');
    const horn = d.path('M0 -130H110C220 -130 280 -170 272 -290C350 -220 350 -30 160 -20C150 -10 140 0 132 20L96 210C90 250 60 270 0 270Z');
    const ear = d.path('M120 20C190 -10 240 0 270 40C230 90 170 90 116 66Z');
    const bull = d.mirror(horn.union(ear)).round(16, 10);
    if (look === 'line') {
      const pen = 40;
      return [d.layer('steak', steak.rim(pen, 'round'), 'main'), d.layer('bone', bull, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('steak', steak.subtract(bull.scale(1.18)), 'main')];
    const meat = steak.shrink(fat + gap, 'round').round(20, 0);
    return [d.layer('fat', steak.rim(fat, 'round'), 'second', { mono: 'ink' }), d.layer('meat', meat.subtract(bull), 'main')];
  },
});
