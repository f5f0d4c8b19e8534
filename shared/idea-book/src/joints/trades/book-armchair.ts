import { idea } from '../../idea.ts';

/** An armchair that is made of books. */
export const bookArmchair = idea({
  id: 'book-armchair',
  title: 'Take a seat, take a book',
  says: 'The armchair is made of books: two stand for its arms, and one lies for its seat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bookshop', 'library'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
  },
  params: { gap: { label: 'Gap', min: 26, max: 44, usual: 34 }, back: { label: 'Back', min: 380, max: 520, usual: 450 } },
  draw: (d, { look, params }) => {
    const [gap, tall] = [params['gap']!, params['back']!];
    const corner = look === 'cut' ? 16 : 50;
    const [arm, inner] = [190, 300];
    const band = (y: number) => d.rect(inner + gap - 10, y, arm + 20, 44);
    const spine = d.rect(inner + gap, -120, arm, 560, corner);
    const arms = d.mirror(spine);
    const bands = d.mirror(band(-20).union(band(296)));
    const back = d.rect(-inner, 60 - tall - 60, 2 * inner, tall, [corner * 1.6, corner * 1.6, 0, 0]);
    const seat = d.rect(-inner, gap, 2 * inner, 220);
    const pages = d.rect(-inner - 20, gap + 66, 2 * inner - 50, 88);
    const feet = d.mirror(d.rect(inner + gap + 30, 440 + gap, arm - 60, 90, [0, 0, 30, 30]));
    const front = d.rect(-inner, gap * 2 + 220, 2 * inner, 220 - gap * 2 + 20, 0);
    if (look === 'line') {
      const lower = d.rect(-inner, 20, 2 * inner, 190).rim(42).subtract(d.rect(-inner - 10, 62, 200, 106));
      const outline = d.union(arms.rim(42), back.subtract(d.rect(-inner - 10, 20, 2 * inner + 20, 300)).union(d.rect(-inner, -90, 2 * inner, 132)).rim(42), lower, d.rect(-inner, 398, 2 * inner, 42));
      const lines = d.mirror(d.rect(inner + gap + 20, -10, arm - 40, 42).union(d.rect(inner + gap + 20, 300, arm - 40, 42)));
      return [d.layer('armchair', outline.union(lines), 'main'), d.layer('pages', d.rect(-inner, 102, 2 * inner - 90, 26), 'second', { mono: 'ink' })];
    }
    const lying = seat.subtract(pages);
    if (look === 'cut') return [d.layer('armchair', d.union(arms.subtract(bands), back, lying, front, feet), 'main')];
    return [d.layer('books', d.union(arms.subtract(bands), front, feet), 'main'), d.layer('seat and back', d.union(back, lying), 'second', { mono: 'ink' })];
  },
});
