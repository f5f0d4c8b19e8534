import { idea } from '../../idea.ts';

/** A chess knight whose mane is a flight of stairs. */
export const knightSteps = idea({
  id: 'knight-steps',
  title: 'A good move, step by step',
  says: 'The mane of the chess knight is a flight of stairs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['consulting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 48, usual: 36 }, step: { label: 'Step', min: 74, max: 98, usual: 86 } },
  draw: (d, { look, params }) => {
    const [gap, step] = [params['gap']!, params['step']!];
    const right = 40 + 4 * step;
    const stairs = [3, 2, 1].map((i) => `V${-330 + i * 175}H${40 + i * step}`).join('');
    const head = d
      .path(`M${right} 370${stairs}V-330H40L10 -520L-110 -380L-370 -150C-430 -96 -430 20 -350 60C-270 100 -180 30 -70 30C-60 150 -300 180 -300 370Z`)
      .round(look === 'cut' ? 4 : 16, 0);
    const eye = d.circle(-120, -210, 42);
    const base = d.rect(-360, 370 + gap, right + 360 + 60, 120, look === 'cut' ? 0 : 30);
    if (look === 'line') return [d.layer('knight', head.rim(44).union(eye), 'main'), d.layer('base', base.rim(44), 'second', { mono: 'ink' })];
    return [d.layer('knight', head.subtract(eye), 'main'), d.layer('base', base, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
