import { idea } from '../../idea.ts';

/** A bird drawn with one thread: its beak is a needle, and the needle's eye is its eye. */
export const needleBird = idea({
  id: 'needle-bird',
  title: 'Eye of the needle',
  says: 'The needle is the bird’s beak, its eye is the bird’s eye, and the thread draws the rest.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'hummingbird', 'song-bird', 'kingfisher', 'woodpecker', 'wading-bird', 'kiwi'] }, { things: ['needle', 'thread'], trades: ['tailoring', 'fashion', 'textiles', 'upholstery'] }],
  looks: {
    thread: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'organic_flowing'], colors: 2, stem: 0.05 },
  },
  params: { beak: { label: 'Needle length', min: 440, max: 620, usual: 540 } },
  draw: (d, { look, params }) => {
    const length = params['beak']!;
    const at = [-40, -230] as const;
    const needle = d.path(`M0 -40C150 -34 ${length * 0.6} -16 ${length} 0C${length * 0.6} 16 150 34 0 40C-70 40 -110 24 -110 0C-110 -24 -70 -40 0 -40Z`).move(...at);
    const eye = d.rect(-72, -17, 86, 34, 17).move(...at);
    const outline = 'M40 -300C0 -380 -160 -380 -190 -240C-220 -80 -330 60 -500 330C-320 300 -60 340 60 120C110 30 110 -60 40 -160';
    const line = d.line(outline);
    const back = d.line('M40 -300C0 -380 -160 -380 -190 -240C-220 -80 -330 60 -500 330');
    const belly = d.line('M-500 330C-320 300 -60 340 60 120C110 30 110 -60 40 -160');
    if (look === 'solid') {
      const body = line.fill().round(14, 0);
      const wing = d.path('M-130 -40C-40 0 10 70 -30 140C-80 220 -200 240 -350 250C-240 180 -160 90 -130 -40Z').round(12, 0);
      return [d.layer('bird', body.gapFrom(needle, 22).subtract(wing.rim(22)), 'main'), d.layer('needle', needle.subtract(eye), 'second', { mono: 'ink' })];
    }
    const wing = d.line('M-150 0C-20 -20 30 80 -60 150C-110 190 -200 200 -280 200');
    const thread = look === 'brush' ? back.brush((t) => 64 - 42 * t, { ends: 'round', samples: 30 }).union(belly.brush((t) => 22 + 46 * Math.sin(Math.PI * t * 0.8), { ends: 'round', samples: 30 })).union(wing.brush((t) => 58 - 34 * t, { ends: 'round' })) : line.stroke(42, { cap: 'round' }).union(wing.stroke(42, { cap: 'round' }));
    return [d.layer('thread', thread.gapFrom(needle, 16), 'main'), d.layer('needle', needle.subtract(eye), 'second', { mono: 'ink' })];
  },
});
