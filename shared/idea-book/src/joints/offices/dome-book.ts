import { idea } from '../../idea.ts';

/** An open book whose pages are the dome of a mosque. */
export const domeBook = idea({
  id: 'dome-book',
  title: 'The book is the dome',
  says: 'The pages of the open book rise to the dome of a mosque.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['mosque'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.12 },
  },
  params: { dome: { label: 'Width of the dome', min: 340, max: 400, usual: 370 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['dome']!, params['gap']!];
    const side = d.path(`M0 -400C30 -290 ${w} -230 ${w} 0C${w} 110 ${w * 0.86} 180 ${w * 0.78} 230C${w * 0.4} 230 ${w * 0.2} 290 0 350Z`);
    const whole = d.mirror(side).round(6, 0);
    const spine = d.rect(-gap / 2, look === 'tone' ? -600 : -260, gap, look === 'tone' ? 1140 : 800);
    const cover = d.line(`M${-w - 70} 300C-260 290 -110 320 0 440C110 320 260 290 ${w + 70} 300`).stroke(72, { join: 'round' }).round(10, 0);
    const pages = whole.subtract(spine, d.line(`M${-w - 70} 300C-260 290 -110 320 0 440C110 320 260 290 ${w + 70} 300`).stroke(72 + 2 * gap));
    const moon = d.circle(0, -500, 74).subtract(d.circle(26, -520, 58));
    if (look === 'cut') return [d.layer('dome', d.union(pages, cover, moon), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('left page', pages.intersect(d.rect(-900, -900, 900, 1800)), 'main', { mono: 'ink' }), d.layer('right page', pages.intersect(d.rect(0, -900, 900, 1800)), { tint: 'main', by: 0.35 }, { mono: 'ink' }), d.layer('cover and moon', cover.union(moon), 'second', { mono: 'ink' })];
    return [d.layer('dome', pages, 'main', { mono: 'ink' }), d.layer('cover and moon', cover.union(moon), 'second', { mono: 'ink' })];
  },
});
