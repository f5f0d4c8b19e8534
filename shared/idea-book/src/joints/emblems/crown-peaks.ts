import { idea } from '../../idea.ts';

/** A crown of mountains. */
export const crownPeaks = idea({
  id: 'crown-peaks',
  title: 'The crown of the mountains',
  says: 'The points of the crown are snowy mountains.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crown', 'king'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.15 },
    band: { manner: 'module', vibes: ['tech_sharp', 'illustrative'], colors: 2, stem: 0.15 },
  },
  params: { middle: { label: 'Middle peak', min: 420, max: 520, usual: 470 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [high, gap] = [params['middle']!, params['gap']!];
    const base = 300;
    const middle = d.polygon([[-300, base], [0, -high], [300, base]]);
    const side = d.polygon([[-300, base], [-440, base], [-500, -260], [-70, base]]);
    const range = d.union(middle, d.mirror(side)).intersect(d.rect(-900, -900, 1800, 900 + base - gap));
    const snowLine = (x: number, y: number, s: number) => d.polygon([[x - 300 * s, y - 500], [x + 300 * s, y - 500], [x + 240 * s, y + 40 * s], [x + 90 * s, y + 210 * s], [x + 50 * s, y + 150 * s], [x, y + 260 * s], [x - 50 * s, y + 150 * s], [x - 90 * s, y + 210 * s], [x - 240 * s, y + 40 * s]]);
    const above = d.union(snowLine(0, -high, 1.5), snowLine(-492, -260, 1.15).intersect(d.rect(-900, -900, 640, 1800)), snowLine(492, -260, 1.15).intersect(d.rect(260, -900, 640, 1800)));
    const snow = range.intersect(above).withoutSlivers(900);
    const rock = range.subtract(above.grow(gap, 'miter')).withoutSlivers(900);
    const band = d.rect(-440, base, 880, 120, 10);
    if (look === 'band') return [d.layer('mountains', rock.union(snow), 'main'), d.layer('band', band, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('crown', d.union(rock, snow, band), 'main')];
    return [d.layer('mountains', rock.union(band), 'main'), d.layer('snow', snow, 'second', { mono: 'ink' })];
  },
});
