import { idea } from '../../idea.ts';

/** A bellflower with a bell for a bloom. */
export const bellFlower = idea({
  id: 'bell-flower',
  title: 'The bell in bloom',
  says: 'The bloom on the stalk is a ringing bell.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bell', 'bluebell', 'snowdrop', 'lily', 'foxglove', 'springtime'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { clapper: { label: 'Clapper', min: 42, max: 64, usual: 52 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const bell = d.mirror(d.path('M0 -230C-110 -230 -170 -150 -180 -30C-190 90 -220 150 -290 210C-230 200 -200 220 -170 252C-130 214 -90 214 -60 252C-40 232 -20 222 0 222Z')).round(6, 0).rotate(14).move(110, 40);
    const clapper = d.circle(0, 300, params['clapper']!).rotate(14).move(110, 40);
    const stalk = d.line('M-330 500C-400 120 -330 -420 -60 -470C60 -490 150 -400 162 -190').stroke(line ? 42 : 52, { cap: 'round' });
    if (look === 'cut') {
      const cup = d.mirror(d.path('M0 -260C-140 -260 -190 -160 -200 -30C-210 90 -250 150 -330 220H0Z')).round(20, 0);
      const band = d.path('M-400 70C-140 130 140 130 400 70V104C140 164 -140 164 -400 104Z');
      const [bloom, tongue] = [cup.subtract(band), d.sector(0, 250, params['clapper']! * 1.5, 0, 180)].map((shape) => shape.move(120, 30));
      const arch = d.line('M-330 500V-130A225 225 0 0 1 120 -130V-200').stroke(68);
      const blade = d.path('M-296 500C-296 360 -200 280 -30 280C-30 420 -130 500 -296 500Z').round(8, 0);
      return [d.layer('stalk', arch.subtract(bloom!.shrink(12)).union(blade), 'main'), d.layer('bell', bloom!.union(tongue!), 'main')];
    }
    const leaf = d.path('M-320 500C-320 360 -210 290 -70 330C-80 440 -180 510 -320 500Z').round(6, 0);
    return [d.layer('stalk', stalk.gapFrom(bell, 14), 'main'), d.layer('leaf', (line ? leaf.rim(38, 'round') : leaf).gapFrom(stalk, line ? 0 : 14).withoutSlivers(500), 'main'), d.layer('bell', line ? bell.rim(42, 'round') : bell, 'second'), d.layer('clapper', clapper.gapFrom(bell, 16), 'second')];
  },
});
