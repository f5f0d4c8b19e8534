import { idea } from '../../idea.ts';

/** Two discs of ink that print a crescent moon. */
export const misprintMoon = idea({
  id: 'misprint-moon',
  title: 'A moon off register',
  says: 'Two discs of ink slip past each other, and between them they print the moon.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ things: ['moon', 'crescent-moon', 'eclipse', 'night', 'planet', 'sun'] }, { trades: ['printing', 'design', 'publishing', 'stationery', 'photography'] }],
  looks: {
    overprint: { manner: 'print', vibes: ['bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.08 },
    dots: { manner: 'module', vibes: ['tech_sharp', 'bold_abstract'], traits: ['detailed'], colors: 2, stem: 0.08 },
    eclipse: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { slip: { label: 'Slip', min: 84, max: 150, usual: 110 } },
  draw: (d, { look, params }) => {
    const slip = params['slip']!;
    const [one, other] = [d.circle(-slip, (-40 * slip) / 110, 360), d.circle(slip, (40 * slip) / 110, 360)];
    if (look === 'overprint') return [...d.overprint([{ shape: one, ink: 'main' }, { shape: other, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint)), d.layer('mark', d.line('M330 -420V-260M250 -340H410').stroke(24), 'main', { mono: 'ink' })];
    if (look === 'eclipse') return [d.layer('moon', one.gapFrom(other, 30).round(8, 0), 'main', { mono: 'ink' }), d.layer('disc', other, 'second', { mono: 'ink' })];
    const step = 66;
    const dots = Array.from({ length: 15 }, (_, row) => Array.from({ length: 15 }, (__, column): [number, number] => {
      const [x, y] = [(column - 7) * step, (row - 7) * step];
      return [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2];
    })).flat().filter(([x, y]) => Math.hypot(x, y) < 410 && Math.hypot(x - 130, y - 90) < 356).map(([x, y]) => d.circle(x, y, 9 + 16 * ((x + y + 520) / 1040)));
    const crescent = d.circle(0, 0, 430).subtract(d.circle(130, 90, 400));
    return [d.layer('moon', crescent, 'main'), d.layer('dots', d.union(...dots), 'second')];
  },
});
