import { idea } from '../../idea.ts';

/** Three drops that are a fish. */
export const dropFish = idea({
  id: 'drop-fish',
  title: 'A fish of drops',
  says: 'Three drops of water make a fish.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['drop', 'fish', 'river', 'stream', 'spring'], trades: ['water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  params: { fins: { label: 'Size of the fins', min: 128, max: 172, usual: 150 } },
  draw: (d, { look, params }) => {
    const drop = (r: number) => d.path(`M0 ${-r * 1.75}C${r * 0.42} ${-r * 1.1} ${r} ${-r * 0.72} ${r} 0A${r} ${r} 0 0 1 ${-r} 0C${-r} ${-r * 0.72} ${-r * 0.42} ${-r * 1.1} 0 ${-r * 1.75}Z`).round(6, 0);
    const body = drop(270).rotate(90).move(-160, 0);
    const fin = drop(params['fins']!).move(0, params['fins']! * 1.75 - 0.5).rotate(-128).move(328, -16);
    const tail = d.union(fin, fin.flipY());
    const eye = d.circle(-250, -60, 36);
    if (look === 'line') return [d.layer('body', body.rim(44).union(eye), 'main', { mono: 'ink' }), d.layer('tail', tail.rim(44), 'second', { mono: 'ink' })];
    return [d.layer('body', body.subtract(eye), look === 'gradient' ? { gradient: ['main', 'second'], from: [-430, 0], to: [380, 0] } : 'main', { mono: 'ink' }), d.layer('tail', tail, 'second', { mono: 'ink' })];
  },
});
