import { idea } from '../../idea.ts';

/** A door hanger whose hole is the moon. */
export const hangerMoon = idea({
  id: 'hanger-moon',
  title: 'Please do not disturb',
  says: 'The hole of the door hanger is a crescent moon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    sleep: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.14 },
  },
  params: { width: { label: 'Width', min: 250, max: 300, usual: 275 }, moon: { label: 'Fullness of the moon', min: 60, max: 110, usual: 84 } },
  draw: (d, { look, params }) => {
    const [w, full] = [params['width']!, params['moon']!];
    const card = d.rect(-w, -560, 2 * w, 1120, [w, w, 60, 60]);
    const hole = d.circle(0, -285, 190);
    const slit = d.polygon([[40, -230], [-w - 60, -40], [-w - 60, -100], [0, -330]]);
    const moon = hole.shrink(26).subtract(d.circle(-full, -285 - full * 0.45, 150)).round(4, 0);
    const lids = d.mirror(d.arc(115, 160, 66, 20, 160).stroke(34, { cap: 'round' }));
    const cut = d.union(hole, slit);
    const tag = card.subtract(cut).round(10, 0);
    if (look === 'cut') return [d.layer('hanger', tag.union(moon).subtract(lids), 'main', { mono: 'ink' })];
    if (look === 'sleep') return [d.layer('hanger', tag, 'main', { mono: 'ink' }), d.layer('moon', moon, 'second', { mono: 'ink' }), d.layer('eyes', lids, 'second', { mono: 'gap' })];
    return [d.layer('hanger', tag.subtract(lids), 'main', { mono: 'ink' }), d.layer('moon', moon, 'second', { mono: 'ink' })];
  },
});
