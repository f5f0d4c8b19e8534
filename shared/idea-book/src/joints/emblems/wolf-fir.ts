import { idea } from '../../idea.ts';

/** A wolf in whose face a fir stands. */
export const wolfFir = idea({
  id: 'wolf-fir',
  title: ({ things }) => `The ${things[0]} of the firs`,
  says: ({ things }) => `A fir stands in the face of the ${things[0]}, from its brow to its nose.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['wolf', 'coyote'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.16 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.16 },
  },
  params: { fir: { label: 'Fir', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 16, max: 28, usual: 20 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['fir']!, params['gap']!];
    const head = d.mirror(d.polygon([[0, -270], [120, -300], [262, -530], [330, -250], [350, -60], [430, 60], [340, 90], [380, 220], [250, 230], [180, 380], [70, 470], [0, 480]])).round(8, 8);
    const fir = d.mirror(d.polygon([[0, -300], [76, -90], [42, -90], [134, 100], [84, 100], [200, 310], [0, 310]])).scale(size, size, [0, 310]).round(5, 0);
    const nose = d.polygon([[-70, 330 + gap / 2], [70, 330 + gap / 2], [0, 430]]).round(10, 0);
    const eyes = d.mirror(d.path('M140 -30L262 -96C262 -36 220 -6 160 -4Z').round(5, 0));
    const ears = d.mirror(d.polygon([[164, -310], [240, -430], [274, -270]]).round(6, 0));
    if (look === 'facets') {
      const right = d.rect(0, -1000, 1000, 2000);
      const face = head.subtract(fir, nose, eyes);
      return [d.layer('wolf', face.subtract(right.move(4, 0)).withoutSlivers(300), 'main'), d.layer('other half', face.intersect(right).withoutSlivers(300), 'second', { mono: 'join' })];
    }
    if (look === 'cut') return [d.layer('wolf', head.subtract(fir, nose, eyes, ears).withoutSlivers(300), 'main')];
    return [d.layer('wolf', head.subtract(fir.grow(gap, 'miter'), nose, eyes).withoutSlivers(300), 'main'), d.layer('fir', fir, 'second', { mono: 'ink' })];
  },
});
