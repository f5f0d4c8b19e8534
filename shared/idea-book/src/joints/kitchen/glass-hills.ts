import { idea } from '../../idea.ts';

/** A wine glass with rows of vines on the hills inside it. */
export const glassHills = idea({
  id: 'glass-hills',
  title: 'The hills in the glass',
  says: 'The wine in the glass is the vineyard: rows of vines over the hills, with the sun above them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wine-glass', 'vineyard', 'grapes'], trades: ['winery', 'restaurant', 'delicatessen'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'elegant_serif'], colors: 2, stem: 0.05 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.06 },
  },
  params: { sun: { label: 'Sun size', min: 66, max: 98, usual: 84 }, foot: { label: 'Foot width', min: 340, max: 500, usual: 420 } },
  draw: (d, { look, params }) => {
    const [size, wide] = [params['sun']!, params['foot']!];
    const glass = d.path('M-270 -520H270C310 -300 300 60 0 80C-300 60 -310 -300 -270 -520Z').round(20, 0);
    const foot = d.rect(-34, 60, 68, 380).union(d.rect(-wide / 2, 430, wide, 62, 31)).round(0, 26);
    const hollow = glass.shrink(look === 'line' ? 34 : 44);
    const wine = hollow.shrink(20).intersect(d.path('M-500 -180C-300 -290 -120 -250 40 -170C200 -90 330 -130 500 -220V400H-500Z'));
    const rows = Array.from({ length: look === 'line' ? 5 : 4 }, (_, i) => d.line(`M${-360 + i * 70} 200C${-240 + i * 110} 40 ${-160 + i * 120} -60 ${-110 + i * 130} -330`).stroke(look === 'line' ? 24 : 30));
    const sun = d.circle(96, -330, look === 'line' ? size - 10 : size).intersect(hollow);
    const hills = look === 'line' ? wine.intersect(d.union(...rows)).union(wine.rim(24)) : wine.subtract(d.union(...rows));
    const rim = glass.subtract(hollow);
    return [d.layer('glass', rim.union(foot), 'main'), d.layer('hills', hills, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('sun', sun.gapFrom(wine, 18), 'second', { mono: 'ink' })];
  },
});
