import { idea } from '../../idea.ts';

/** What drops from the tap is a coin: money flows. */
export const tapCoin = idea({
  id: 'tap-coin',
  title: 'Tap, and it flows',
  says: 'A coin falls from the tap: a tap pays.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['payments'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { weight: { label: 'Pipe width', min: 150, max: 200, usual: 176 }, coin: { label: 'Coin size', min: 130, max: 166, usual: 150 } },
  draw: (d, { look, params }) => {
    const [pen, r] = [params['weight']!, params['coin']!];
    const cut = look === 'cut';
    const spout = d.line('M-430 -170H110C250 -170 310 -90 310 40').stroke(pen);
    const flange = d.rect(-470, -310, 90, 280, cut ? 0 : 24);
    const lip = d.rect(310 - pen / 2 - 26, 0, pen + 52, 72, cut ? 0 : 20);
    const stem = d.rect(-60, -350, 100, 120);
    const knob = d.rect(-220, -450, 420, 110, cut ? 0 : 55);
    const coin = d.circle(310, 150 + r, r);
    const check = d.polyline([[310 - r * 0.44, 150 + r], [310 - r * 0.1, 150 + r * 1.34], [310 + r * 0.46, 150 + r * 0.7]]).stroke(look === 'line' ? 40 : r * 0.26, cut ? {} : { cap: 'round' });
    const tap = d.union(spout, flange, lip, stem, knob).round(0, cut ? 0 : 24);
    if (look === 'line') return [d.layer('tap', tap.rim(44), 'main'), d.layer('coin', coin.rim(44).union(check), 'second', { mono: 'ink' })];
    return [d.layer('tap', tap, 'main'), d.layer('coin', coin.subtract(check), cut ? 'main' : 'second', { mono: 'ink' })];
  },
});
