import { idea } from '../../idea.ts';

/** A hat above an open newspaper. */
export const hatReader = idea({
  id: 'hat-reader',
  title: 'Lost in the paper',
  says: 'The open newspaper is all that we see of the reader, but for a hat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['newspaper'], trades: ['news'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    coat: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const line = look === 'line';
    const page = d.polygon([[0, -60], [470, -130], [470, 400], [0, 470]], 14);
    const crown = d.path('M-210 -220V-330C-210 -440 -130 -490 0 -490C130 -490 210 -440 210 -330V-220Z').round(16, 0);
    const brim = d.path('M-340 -160C-340 -196 -310 -206 -280 -206H280C310 -206 340 -196 340 -160C240 -130 120 -84 0 -60C-120 -84 -240 -130 -340 -160Z').round(12, 0);
    const skew = (y: number, from: number, to: number, tall: number) => d.polygon([[from, y - from * 0.149], [to, y - to * 0.149], [to, y + tall - to * 0.149], [from, y + tall - from * 0.149]]);
    const bars = d.union(skew(70, 70, 400, 90), skew(220, 70, 400, 42), skew(304, 70, 290, 42));
    if (line) {
      const pen = 42;
      const paper = d.union(d.mirror(page).rim(pen, 'round'), d.rect(-pen / 2, -60, pen, 520));
      const text = d.union(skew(110, 90, 380, pen), skew(220, 90, 280, pen));
      return [d.layer('paper', paper, 'main', { mono: 'ink' }), d.layer('text', d.mirror(text), 'main', { mono: 'ink' }), d.layer('hat', crown.rim(pen, 'round').union(brim.move(0, 0)).gapFrom(d.mirror(page), gap), 'second', { mono: 'ink' })];
    }
    const sheets = d.mirror(page.subtract(bars, d.rect(-10, -200, 10 + gap / 2, 900)));
    const hat = crown.gapFrom(brim, gap).union(brim).gapFrom(d.mirror(page).filled(), gap);
    if (look === 'coat') return [d.layer('reader', d.circle(0, 0, 560).subtract(d.union(sheets, hat).scale(0.8).placeByEye([0, 10])), 'main')];
    return [d.layer('paper', sheets, 'main', { mono: 'ink' }), d.layer('hat', hat, 'second', { mono: 'ink' })];
  },
});
