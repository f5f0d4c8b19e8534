import { idea } from '../../idea.ts';

/** A wedge of cheese that is the head of a goat. */
export const wedgeGoat = idea({
  id: 'wedge-goat',
  title: 'The goat in the cheese',
  says: 'The wedge of cheese is the head of a goat, and one of its holes is the eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cheesemonger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { horn: { label: 'Size of the horns', min: 0.85, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['horn']!];
    const wedge = d.polygon([[-480, 70], [300, -310], [300, 290], [-480, 290]]).round(34, 0);
    const holes = d.union(d.circle(-40, -8, 56), d.circle(-380, 150, 28), d.circle(146, 210, 54), d.circle(-110, 300, 104));
    const horns = d.union(
      d.line('M216 -270C240 -440 380 -560 540 -520C640 -494 690 -400 660 -300').brush([130, 128, 112, 84, 20], { ends: 'round', samples: 60 }),
      d.line('M60 -210C60 -400 160 -560 330 -600').brush([120, 116, 100, 76, 18], { ends: 'round', samples: 60 }),
    ).scale(size, size, [200, -270]);
    const front = d.line('M216 -270C240 -440 380 -560 540 -520C640 -494 690 -400 660 -300').brush([130, 128, 112, 84, 20], { ends: 'round', samples: 60 }).scale(size, size, [200, -270]);
    const back = horns.gapFrom(front, gap);
    const ear = d.leaf([170, -200], [500, 60], 0.2, 0.26).round(14, 0);
    const beard = d.path('M-430 280H-270C-280 390 -330 460 -440 500C-400 420 -420 350 -430 280Z').round(10, 0);
    const horn = front.union(back).gapFrom(wedge, gap).withoutSlivers(600);
    if (look === 'line') return [d.layer('cheese', wedge.subtract(d.circle(-110, 300, 104)).rim(40, 'round').union(d.circle(-40, 0, 46), d.circle(-380, 160, 28)).gapFrom(ear, gap).union(ear.rim(36, 'round')), 'main'), d.layer('horn', horn.gapFrom(ear, gap).rim(34, 'round').round(0, 8).union(beard.gapFrom(wedge, gap)), 'second')];
    const cheese = wedge.subtract(holes).gapFrom(ear, gap).round(10, 0);
    if (look === 'bold') return [d.layer('goat', cheese.union(horn.gapFrom(ear, gap), ear, beard.gapFrom(wedge, gap)), 'main')];
    return [d.layer('cheese', cheese, 'second', { mono: 'ink' }), d.layer('goat', horn.gapFrom(ear, gap).union(ear, beard.gapFrom(wedge, gap)), 'main', { mono: 'ink' })];
  },
});
