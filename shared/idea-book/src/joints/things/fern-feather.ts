import { idea } from '../../idea.ts';

/** A feather with one side of fern. */
export const fernFeather = idea({
  id: 'fern-feather',
  title: 'Half fern, half feather',
  says: 'One side of the feather is a fern.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['feather', 'fern', 'quill', 'wing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.07 },
    brush: { manner: 'brush', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.06 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { leaflets: { label: 'Leaflets', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const shaft = d.curve([-60, 500], [-60, 200], [0, -200], [150, -500]);
    const vane = d.path('M150 -500C270 -300 280 0 60 300L-24 360C-30 60 40 -240 150 -500Z');
    const spine = shaft.brush([34, 28, 12], { ends: 'round' });
    const slits = d.union(...[0.42, 0.62].map((t) => {
      const [x, y] = shaft.pointAt(t);
      return d.polygon([[x + 20, y + 40], [x + 320, y - 120], [x + 320, y - 80]]);
    }));
    const leaflets = Array.from({ length: 8 }, (_, i) => {
      const t = 0.2 + i * 0.098;
      const [x, y] = shaft.pointAt(t);
      const long = (250 * Math.sin(Math.PI * (0.22 + 0.68 * (i / 7))) + 40) * params['leaflets']!;
      return look === 'brush' ? d.curve([x, y], [x - long * 0.4, y - 10], [x - long * 0.8, y - long * 0.3], [x - long * 0.9, y - long * 0.66]).brush([52, 46, 8]) : d.leaf([x, y], [x - long * 0.9, y - long * 0.5], 0.13, 0.13);
    });
    if (look === 'cut') {
      const quill = shaft.brush([52, 44, 24], { ends: 'round' });
      const fronds = [0, 1, 2, 3, 4].map((i) => {
        const [x, y] = shaft.pointAt(0.24 + i * 0.145);
        const long = [220, 280, 280, 230, 150][i]! * params['leaflets']!;
        return d.leaf([x + 20, y], [x - long * 0.92, y - long * 0.5], 0.2, 0.17);
      });
      const gashes = d.union(...[0.4, 0.62].map((t) => d.polygon([[shaft.pointAt(t)[0] + 10, shaft.pointAt(t)[1] + 50], [shaft.pointAt(t)[0] + 360, shaft.pointAt(t)[1] - 150], [shaft.pointAt(t)[0] + 360, shaft.pointAt(t)[1] - 90]])));
      return [d.layer('feather', d.union(quill, vane.gapFrom(quill, 20).subtract(gashes).withoutSlivers(900).round(8, 0), d.union(...fronds).gapFrom(quill, 20).withoutSlivers(600)), 'main')];
    }
    const fern = d.union(...leaflets).gapFrom(spine, 14);
    return [d.layer('shaft', spine, 'main'), d.layer('feather', vane.gapFrom(spine, 14).subtract(slits).withoutSlivers(400).round(6, 0), 'main'), d.layer('fern', fern.withoutSlivers(200), 'second')];
  },
});
