import { idea } from '../../idea.ts';

/** The pages of an open book are two leaves. */
export const leafBook = idea({
  id: 'leaf-book',
  title: 'Two new leaves',
  says: 'The open pages of a book are the first two leaves of a plant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'seedling', 'tree', 'plant', 'growth', 'springtime', 'garden', 'branch', 'seed'] }, { things: ['open-book', 'page', 'knowledge'], trades: ['school', 'tutoring', 'bookshop', 'publishing', 'library', 'university', 'language-school', 'kindergarten'] }],
  looks: {
    lines: { manner: 'cut', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.07 },
    plain: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'gradient_modern'], colors: 2, traits: ['gradient'], stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { veins: { label: 'Weight of the lines', min: 20, max: 31, usual: 24 } },
  draw: (d, { look, params }) => {
    const leaf = d.path('M11 360V-60C60 -210 240 -320 480 -340C500 -60 420 220 160 250C90 258 40 290 11 360Z');
    const veins = d.union(...[0, 1, 2].map((i) => d.line(`M70 ${30 + i * 84}C160 ${-50 + i * 70} 260 ${-100 + i * 74} ${380 - i * 40} ${-140 + i * 84}`).stroke(params['veins']!, { cap: 'round' })));
    const stem = d.rect(-30, 250, 60, 230, 30);
    const pen = 36;
    if (look === 'line') return [d.layer('leaves', d.mirror(leaf.rim(pen, 'round').union(veins.intersect(leaf))), 'main'), d.layer('stem', d.rect(-18, 380, 36, 120, 18), 'second', { mono: 'join' })];
    const cut = look === 'lines' ? leaf.subtract(veins) : leaf;
    const clear = stem.grow(18);
    const right = cut.subtract(clear);
    if (look === 'plain') return [d.layer('left leaf', right.flipX(0), { gradient: ['main', 'second'], from: [0, 300], to: [-400, -300] }), d.layer('right leaf', right, { gradient: ['main', 'second'], from: [0, 300], to: [400, -300] }), d.layer('stem', stem, 'main')];
    return [d.layer('left leaf', right.flipX(0), 'main'), d.layer('right leaf', right, 'main'), d.layer('stem', stem, 'second')];
  },
});
