import { idea } from '../../idea.ts';

/** The wings of a butterfly are the pages of a book. */
export const butterflyBook = idea({
  id: 'butterfly-book',
  title: 'Pages take wing',
  says: 'The pages of an open book are the wings of a butterfly.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['butterfly', 'insect', 'wing', 'garden'] }, { things: ['open-book', 'page', 'knowledge'], trades: ['bookshop', 'publishing', 'library', 'school', 'tutoring', 'stationery', 'kindergarten', 'bookbinding'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.07 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const wings = [
      d.path('M26 100V-150C120 -330 330 -430 500 -400V-150C340 -130 130 -60 26 100Z'),
      d.path('M26 240V136C140 -20 320 -90 470 -108V80C320 90 130 130 26 240Z'),
      d.path('M26 380V276C130 170 260 130 400 124C410 250 330 330 230 330C150 330 70 340 26 380Z'),
    ].map((wing) => wing.round(14, 0));
    const body = d.rect(-15, -180, 30, 560, 15);
    const feelers = d.mirror(d.line('M4 -190C20 -290 70 -370 130 -420').stroke(26, { cap: 'round' }));
    const bodyClear = d.rect(-15 - gap, -800, 30 + 2 * gap, 2000);
    if (look === 'line') return [d.layer('wings', d.mirror(d.union(...wings.map((wing) => wing.rim(32, 'round')))), 'main'), d.layer('body', body.union(feelers), 'second', { mono: 'ink' })];
    const cut = wings.map((wing) => wing.subtract(bodyClear));
    if (look === 'gradient') return [...cut.map((wing, i) => d.layer(`page ${i + 1}`, d.mirror(wing), { gradient: ['second', 'main'], from: [0, -380], to: [0, 360] })), d.layer('body', body.union(feelers), 'main')];
    return [d.layer('upper pages', d.mirror(cut[0]!), 'main'), d.layer('middle pages', d.mirror(cut[1]!), 'main'), d.layer('lower pages', d.mirror(cut[2]!), 'second', { mono: 'ink' }), d.layer('body', body.union(feelers), 'main')];
  },
});
