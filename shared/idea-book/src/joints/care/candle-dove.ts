import { idea } from '../../idea.ts';

/** A dove on a candle: its raised wing is the flame. */
export const candleDove = idea({
  id: 'candle-dove',
  title: 'A dove for a flame',
  says: 'The flame of the candle is a dove with its wing raised.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dove', 'peace', 'angel'], trades: ['hospice', 'church'] }, { things: ['candle', 'light', 'flame'], trades: ['candles', 'hospice', 'church', 'charity'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
    window: { manner: 'cut', vibes: ['classic_ornate', 'bold_abstract', 'elegant_serif'], colors: 1, stem: 0.1 },
  },
  params: { candle: { label: 'Width of the candle', min: 0.84, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const dove = d.path('M-240 -232L-180 -272C-164 -330 -84 -330 -60 -268C-30 -380 40 -430 10 -560C150 -470 210 -340 160 -222C200 -214 236 -222 268 -244C256 -120 150 -44 20 -44C-100 -44 -180 -120 -180 -206Z').round(8, 12).scale(1.2, 1.2, [0, -40]);
    const eye = d.circle(-146, -285, 21);
    const candle = d.path('M-170 0C-90 30 -30 30 30 6C90 -18 140 -4 170 14V360H-170Z').scale(params['candle']!, 1).round(14, 0);
    if (look === 'window') {
      const pane = d.rect(-430, -790, 860, 1280, [430, 430, 60, 60]);
      return [d.layer('window', pane.subtract(dove.subtract(eye), candle), 'main')];
    }
    if (look === 'line') return [d.layer('dove', dove.rim(44).union(eye), 'second', { mono: 'ink' }), d.layer('candle', candle.rim(44), 'main', { mono: 'ink' })];
    return [d.layer('dove', dove.subtract(eye), 'second', { mono: 'ink' }), d.layer('candle', candle, 'main', { mono: 'ink' })];
  },
});
