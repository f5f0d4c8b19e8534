import { idea } from '../../idea.ts';

/** A tennis racket that is a strawberry. */
export const strawberryRacket = idea({
  id: 'strawberry-racket',
  title: 'Strawberries at the match',
  says: 'The racket is a strawberry: its handle is the stem, and the strings hold the seeds.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['tennis-racket', 'tennis-ball'], trades: ['tennis'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { strings: { label: 'Strings', min: 22, max: 38, usual: 30 }, handle: { label: 'Handle width', min: 84, max: 116, usual: 100 } },
  draw: (d, { look, params }) => {
    const [string, wide] = [params['strings']!, params['handle']!];
    const gap = 26;
    const pitch = look === 'line' ? 132 : 104;
    const berry = d.mirror(d.path('M0 -190C120 -220 300 -190 300 0C300 220 130 400 0 460Z')).round(20, 0);
    const leaf = (angle: number, length: number) => d.leaf([0, -230], [length * Math.cos((angle * Math.PI) / 180), -230 + length * Math.sin((angle * Math.PI) / 180)], 0.26);
    const crown = d.union(leaf(14, 270), leaf(166, 270), leaf(58, 190), leaf(122, 190)).union(d.circle(0, -236, 60));
    const grid = d.union(...[-2, -1, 0, 1, 2].map((i) => d.rect(i * pitch - string / 2, -300, string, 900)), ...[-1, 0, 1, 2, 3, 4].map((i) => d.rect(-400, i * pitch - 60 - string / 2, 800, string))).union(crown.grow(30));
    const meshes = berry.shrink(look === 'line' ? 44 : 64, 'round').subtract(grid).pieces().filter(({ area }) => area > 1_600).map((mesh) => mesh.round(8, 0));
    const handle = d.polygon([[-wide * 0.34, -220], [wide * 0.34, -220], [wide / 2, -380], [wide / 2, -640], [-wide / 2, -640], [-wide / 2, -380]]).round(14, 20);
    const bands = d.union(...[-560, -480].map((y) => d.rect(-200, y, 400, gap).rotate(-16, [0, y])));
    const turn = (shape: typeof berry) => shape.rotate(28);
    if (look === 'line') return [d.layer('racket', turn(berry.subtract(...meshes).gapFrom(crown, 20)), 'main'), d.layer('stem', turn(crown.union(handle).round(0, 12)), 'second', { mono: 'ink' })];
    return [d.layer('racket', turn(berry.subtract(...meshes).gapFrom(crown, gap)), 'main'), d.layer('stem', turn(crown.union(handle).round(0, 16).subtract(bands)), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
