import { idea } from '../../idea.ts';

/** A moth whose body is a candle. */
export const candleMoth = idea({
  id: 'candle-moth',
  title: 'The moth that brings the light',
  says: 'The body of the moth is a candle, and its head is the flame.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['candle'], trades: ['candles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 44, usual: 34 }, spread: { label: 'Wing spread', min: 540, max: 660, usual: 600 } },
  draw: (d, { look, params }) => {
    const [gap, w] = [params['gap']!, params['spread']!];
    const half = 74;
    const inner = half + gap;
    const upper = d.path(`M${inner} -10C170 -260 ${w - 220} -430 ${w} -420C${w + 40} -200 ${w - 60} 70 350 130C240 150 150 130 ${inner} 100Z`).round(16, 0);
    const lower = d.path(`M${inner} ${110 + gap}C200 ${156 + gap} 330 ${150 + gap} ${w - 150} ${96 + gap}C${w - 150} 330 350 450 ${inner} 440Z`).round(16, 0);
    const wings = [upper, lower];
    const candle = d.rect(-half, -110, 2 * half, 640, [30, 30, 30, 30]);
    const flame = d.path('M0 -520C100 -410 116 -340 116 -290A116 116 0 0 1 -116 -290C-116 -340 -100 -410 0 -520Z').move(0, 48 - gap);
    if (look === 'line') return [d.layer('moth', d.union(...wings.map((wing) => d.mirror(wing.rim(44, 'round'))), candle.rim(44)), 'main'), d.layer('flame', flame, 'second', { mono: 'ink' })];
    return [d.layer('wings', d.union(...wings.map((wing) => d.mirror(wing))), 'main'), d.layer('candle', candle, 'main'), d.layer('flame', flame, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
