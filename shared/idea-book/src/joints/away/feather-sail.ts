import { idea } from '../../idea.ts';

/** A boat with a feather for a sail. */
export const featherSail = idea({
  id: 'feather-sail',
  title: 'The feather sail',
  says: 'A feather is the sail, and its quill is the mast.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['feather', 'bird', 'quill', 'wing', 'goose', 'swan', 'peacock', 'heron'] }, { things: ['sailing-boat', 'sail', 'boat'], trades: ['sailing', 'boat-rental', 'rowing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['elegant_serif', 'organic_flowing'], colors: 2, stem: 0.035 },
    halves: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.1 },
  },
  params: { hull: { label: 'Hull depth', min: 420, max: 510, usual: 460 }, gap: { label: 'Gap', min: 14, max: 36, usual: 24 } },
  draw: (d, { look, params }) => {
    const vane = d.path('M-30 230C-150 60 -150 -220 110 -540C300 -300 260 20 10 230Z').round(6, 0);
    const quill = d.line('M-14 330C-30 60 0 -200 84 -400').brush([34, 30, 24, 10]);
    const nicks = [d.polygon([[330, -160], [330, -110], [60, -30]]), d.polygon([[-250, -40], [-250, 10], [-14, 80]])];
    const [keel, gap] = [params['hull']!, params['gap']!];
    const hull = d.path(`M-400 270H420C380 400 270 ${keel} 150 ${keel}H-140C-270 ${keel} -360 390 -400 270Z`).round(14, 0);
    const feather = vane.subtract(...nicks).round(6, 0);
    if (look === 'halves') {
      const [right, left] = vane.subtract(d.line('M-20 400C-30 60 10 -240 112 -560').stroke(gap + 6)).gapFrom(hull, gap).pieces().toSorted((one, other) => other.bounds.cx - one.bounds.cx);
      return [d.layer('front sail', left!, 'main', { mono: 'ink' }), d.layer('back sail', right!, 'second', { mono: 'ink' }), d.layer('hull', hull, 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('feather', vane.rim(32, 'round').union(quill).gapFrom(hull, gap - 2), 'second', { mono: 'ink' }), d.layer('hull', hull.rim(32, 'round'), 'main', { mono: 'ink' })];
    return [d.layer('feather', feather.subtract(quill).gapFrom(hull, gap), 'second', { mono: 'ink' }), d.layer('hull', hull, 'main', { mono: 'ink' })];
  },
});
