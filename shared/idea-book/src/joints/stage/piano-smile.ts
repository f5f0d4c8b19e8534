import { idea } from '../../idea.ts';

/** A broad smile that is a bent keyboard, under two eyes. */
export const pianoSmile = idea({
  id: 'piano-smile',
  title: 'A smile in seven keys',
  says: 'The keys of a piano bend into a broad smile.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['piano'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], traits: ['playful'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.042 },
    face: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { eyes: { label: 'Eyes', min: 54, max: 84, usual: 68 } },
  draw: (d, { look, params }) => {
    const eye = params['eyes']!;
    const [outer, inner, from, count] = [480, 214, 8, 7];
    const step = (180 - 2 * from) / count;
    const line = look === 'line';
    const seam = line ? 40 : 22;
    const band = d.sector(0, 0, outer, from, 180 - from, inner).round(30, 0);
    const at = (i: number) => from + i * step;
    const black = d.union(...[1, 3, 4, 6].map((i) => d.sector(0, 0, inner + (outer - inner) * 0.6, at(i) - step * 0.28, at(i) + step * 0.28, inner - 20)));
    const seams = d.union(...[1, 2, 3, 4, 5, 6].map((i) => d.polyline([[0, 0], [outer + 20, 0]]).stroke(seam).rotate(at(i))));
    const eyes = d.mirror(d.circle(190, -90, eye));
    if (line) {
      const frame = band.rim(40, 'round');
      return [d.layer('smile', d.union(frame, seams.intersect(band), black.intersect(band)), 'main', { mono: 'join' }), d.layer('eyes', eyes, 'second', { mono: 'ink' })];
    }
    const white = band.subtract(seams, black.grow(seam)).withoutSlivers().round(6, 0);
    if (look === 'face') {
      const k = 0.8;
      const keys = band.subtract(seams, black).withoutSlivers();
      return [d.layer('face', d.circle(0, 0, 500).subtract(d.union(keys, eyes).scale(k).placeByEye([0, 40])), 'main')];
    }
    return [d.layer('white keys', white, 'main', { mono: 'ink' }), d.layer('black keys', black.intersect(band.grow(-1)).round(8, 0), 'second', { mono: 'ink' }), d.layer('eyes', eyes, 'second', { mono: 'ink' })];
  },
});
