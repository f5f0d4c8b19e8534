import { idea } from '../../idea.ts';
import { croissant } from './parts.ts';

/** A bird whose spread wings are a croissant. */
export const croissantBird = idea({
  id: 'croissant-bird',
  title: 'Light as a bird',
  says: 'The spread wings of the bird are a croissant.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'feather', 'eagle'] }, { things: ['croissant'], trades: ['patisserie'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const gap = line ? 4 : params['gap']!;
    const wings = croissant(d, { outer: 460, inner: 380, rise: 190, gap }).move(0, 60);
    const head = d.path('M-96 170V-10A96 96 0 0 1 60 -84L190 -30L88 24C92 60 96 110 96 170Z').round(12, 10).move(0, -10);
    const eye = d.circle(16, -8, 22).move(0, -10);
    const tail = d.path('M-80 0H80L150 190L0 140L-150 190Z').round(12, 0);
    const place = tail.place({ cx: 0, top: wings.bounds.bottom - 4 });
    if (line) {
      const pen = 34;
      const rolls = d.union(...wings.pieces().map((roll) => roll.grow(14).rim(pen)));
      const hull = wings.grow(14).filled();
      return [d.layer('wings', rolls, 'main', { mono: 'ink' }), d.layer('bird', d.union(head, place).round(4, 0).rim(pen, 'round').gapFrom(hull, 12).union(eye), 'second', { mono: 'ink' })];
    }
    const bird = d.union(head.subtract(eye), place).gapFrom(wings, gap).withoutSlivers(600);
    return [d.layer('wings', wings, 'main', { mono: 'ink' }), d.layer('bird', bird, look === 'one' ? 'main' : 'second', { mono: 'ink' })];
  },
});
