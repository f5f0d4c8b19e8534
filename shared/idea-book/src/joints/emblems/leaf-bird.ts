import { idea } from '../../idea.ts';

/** A bird of two leaves. */
export const leafBird = idea({
  id: 'leaf-bird',
  title: 'Two leaves take wing',
  says: 'Two leaves make a bird: one is its body, the other its wing.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['leaf', 'bird', 'song-bird'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'organic_flowing'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'hand_drawn', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { wing: { label: 'Wing', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 25 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['wing']!, params['gap']!];
    const body = d.path('M-520 -60C-440 -110 -400 -220 -270 -230C-120 -240 0 -130 160 0C280 100 400 190 520 220C360 400 60 440 -140 330C-300 240 -360 120 -370 10C-420 -20 -470 -40 -520 -60Z').round(8, 0);
    const wing = d.path('M-90 120C-170 -120 -60 -400 320 -480C400 -180 260 80 -90 120Z').round(8, 0).scale(size, size, [-90, 120]);
    const at = (x: number, y: number): [number, number] => [-90 + (x + 90) * size, 120 + (y - 120) * size];
    const vein = d.curve(at(-90, 120), at(20, -40), at(120, -200), at(210, -330)).brush([gap * 1.2, gap * 1.1, gap, gap * 0.6], { ends: 'round' });
    const stalk = d.curve([60, 300], [200, 290], [300, 260], [400, 224]).brush([gap * 0.5, gap, gap, gap * 0.5], { ends: 'round' });
    const eye = d.circle(-262, -116, 27);
    if (look === 'print') {
      const inks = d.overprint([{ shape: body.subtract(eye), ink: 'main' }, { shape: wing.subtract(vein), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['body', 'wing', 'overlap'][i]!, shape, paint));
    }
    const bird = body.subtract(eye, stalk).gapFrom(wing, gap);
    const leaf = wing.subtract(vein).withoutSlivers(300);
    if (look === 'cut') return [d.layer('bird', bird.union(leaf), 'main')];
    return [d.layer('body', bird, 'main'), d.layer('wing', leaf, 'second', { mono: 'ink' })];
  },
});
