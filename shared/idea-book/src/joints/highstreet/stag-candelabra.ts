import { idea } from '../../idea.ts';

/** A candlestick that is a stag. */
export const stagCandelabra = idea({
  id: 'stag-candelabra',
  title: 'Light on the antlers',
  says: 'The old candlestick is a stag: its antlers carry the candles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { antlers: { label: 'Weight of antlers', min: 50, max: 70, usual: 60 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 44 : params['antlers']!;
    const sharp = look === 'cut';
    const cap = sharp ? 'butt' : 'round';
    const antler = d.line('M40 60C60 -60 200 -20 300 -70C350 -96 360 -140 360 -190').with(d.line('M150 -28C170 -80 176 -120 176 -190')).stroke(pen, { cap });
    const antlers = d.mirror(antler);
    const head = d.path('M-110 60C-60 20 60 20 110 60C110 150 70 200 54 270C46 306 24 316 0 316C-24 316 -46 306 -54 270C-70 200 -110 150 -110 60Z').round(8, 0);
    const ear = d.mirror(d.leaf([-90, 90], [-270, 40], 0.16, 0.3));
    const eyes = d.mirror(d.circle(52, 130, 20));
    const foot = d.path('M-40 340H40C46 420 120 440 200 450V490H-200V450C-120 440 -46 420 -40 340Z').round(8, 0);
    const candle = (x: number, top: number) => d.rect(x - 46, top, 92, -206 - top, sharp ? 0 : [16, 16, 0, 0]);
    const flame = (x: number, top: number) => d.path(`M${x} ${top - 150}C${x + 60} ${top - 90} ${x + 56} ${top - 26} ${x} ${top - 26}C${x - 56} ${top - 26} ${x - 60} ${top - 90} ${x} ${top - 150}Z`);
    const dishes = d.mirror(d.union(d.rect(290, -214, 140, 50, sharp ? 0 : 25), d.rect(106, -214, 140, 50, sharp ? 0 : 25)));
    const candles = d.mirror(d.union(candle(360, -330), candle(176, -330))).move(0, -30);
    const flames = d.mirror(d.union(flame(360, -350), flame(176, -350))).move(0, -10);
    const stag = d.union(antlers, dishes, head, ear).round(0, 10).subtract(eyes);
    if (look === 'line') return [d.layer('stag', d.union(antlers.subtract(head), dishes, head.rim(42, 'round'), ear.gapFrom(head, 0), foot.gapFrom(head, 20), eyes.scale(0.9, 0.9, [0, 130])), 'main', { mono: 'ink' }), d.layer('candles', d.union(candles, flames), 'second', { mono: 'ink' })];
    if (sharp) return [d.layer('stag', d.union(stag, foot, candles, flames), 'main')];
    return [d.layer('stag', d.union(stag, foot), 'main', { mono: 'ink' }), d.layer('candles', d.union(candles, flames), 'second', { mono: 'ink' })];
  },
});
