import { idea } from '../../idea.ts';

/** An arc lamp whose shade is the moon. */
export const moonLamp = idea({
  id: 'moon-lamp',
  title: 'The moon on a stand',
  says: 'The shade of the floor lamp is a crescent moon, with the light held in its curve.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'crescent-moon', 'night', 'eclipse', 'dream'] }, { things: ['lamp', 'light', 'bulb'], trades: ['interior-design', 'furniture', 'electrician', 'hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal'], colors: 2, stem: 0.03 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { light: { label: 'Size of the light', min: 66, max: 104, usual: 86 }, weight: { label: 'Weight', min: 0.95, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const isBold = look === 'bold';
    const pen = (look === 'line' ? 30 : isBold ? 84 : 46) * params['weight']!;
    const bulb = params['light']!;
    const stand = d.line('M-250 470V-170A250 250 0 0 1 250 -190').stroke(pen);
    const foot = d.rect(-410, 470 - pen / 2, 320, pen, pen / 2);
    const disc = d.circle(250, 20, 210);
    const hang = (shape: typeof disc) => shape.rotate(24, [250, 20]);
    const shade = hang(disc.subtract(d.circle(250, 108, 172)).round(8, 0));
    const light = hang(d.circle(250, 106, bulb));
    if (isBold) {
      const moon = hang(d.circle(230, 40, 250).subtract(d.circle(238, 150, 190)).round(10, 0));
      const base = d.rect(-470, 470 - pen / 2, 440, pen, 12);
      return [d.layer('lamp', d.union(stand, base).subtract(d.circle(230, 40, 200)).union(moon), 'main'), d.layer('light', hang(d.circle(240, 150, bulb + 18)), 'second', { mono: 'ink' })];
    }
    return [d.layer('lamp', d.union(stand, foot).subtract(disc.shrink(look === 'line' ? 14 : 40, 'round')).union(look === 'line' ? shade.rim(28) : shade), 'main'), d.layer('light', look === 'line' ? light.rim(28) : light, 'second')];
  },
});
