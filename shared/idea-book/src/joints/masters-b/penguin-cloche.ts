import { idea } from '../../idea.ts';

/** A penguin in tails; its white front is a cloche. */
export const penguinCloche = idea({
  id: 'penguin-cloche',
  title: 'The waiter in tails',
  says: 'The front of the penguin is a cloche: dinner is served.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['penguin'], trades: ['catering'] }, { things: ['cloche'], trades: ['catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { dome: { label: 'Size of the cloche', min: 190, max: 236, usual: 216 }, tie: { label: 'Size of the bow tie', min: 90, max: 130, usual: 112 } },
  draw: (d, { look, params }) => {
    const r = params['dome']!;
    const t = params['tie']!;
    const body = d.path('M0 -500C150 -500 230 -400 236 -270C350 -180 400 40 380 240C370 400 280 480 0 480C-280 480 -370 400 -380 240C-400 40 -350 -180 -236 -270C-230 -400 -150 -500 0 -500Z');
    const flipper = d.path('M-300 -150C-400 -60 -480 80 -480 200C-430 200 -390 180 -350 140Z').round(12, 0);
    const mask = d.mirror(d.ellipse(-84, -340, 96, 80));
    const eyes = d.mirror(d.circle(-92, -350, 30));
    const beak = d.polygon([[-64, -310], [64, -310], [0, -216]], 16);
    const tie = d.path(`M-${t} -186C-${t} -206 -${t - 10} -210 -${t - 30} -204L0 -150L${t - 30} -204C${t - 10} -210 ${t} -206 ${t} -186V-74C${t} -54 ${t - 10} -50 ${t - 30} -56L0 -110L-${t - 30} -56C-${t - 10} -50 -${t} -54 -${t} -74Z`).union(d.rect(-34, -166, 68, 72, 16));
    const dome = d.sector(0, 270, r, 180, 360).union(d.circle(0, 270 - r - 12, 40), d.rect(-r - 50, 304, 2 * r + 100, 50, 25));
    const penguin = body.union(d.mirror(flipper)).round(0, 30).subtract(mask, dome).gapFrom(tie, 24).gapFrom(beak, 20).union(eyes);
    return [
      d.layer('penguin', penguin, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, 480], to: [0, -500] } : 'main', { mono: 'ink' }),
      d.layer('beak and bow tie', beak.union(tie), look === 'cut' ? 'main' : 'second', { mono: 'ink' }),
    ];
  },
});
