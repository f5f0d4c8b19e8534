import { idea } from '../../idea.ts';

/** A snow hare whose ears are a pair of skis. */
export const skiHare = idea({
  id: 'ski-hare',
  title: 'The hare on the piste',
  says: 'The ears of the snow hare are a pair of skis, and it wears its goggles.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['skiing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    peaks: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.09 },
  },
  params: { spread: { label: 'Angle of the skis', min: 4, max: 13, usual: 8 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const turn = params['spread']!;
    const ski = d.path('M50 -40V-560C50 -640 90 -690 120 -730C150 -690 190 -640 190 -560V-40Z').round(12, 0);
    const binding = d.rect(0, -330, 240, gap).union(d.rect(0, -240, 240, gap));
    const skis = d.mirror((look === 'cut' ? ski.subtract(d.rect(0, -290, 240, gap)) : ski.subtract(binding)).rotate(turn, [120, -40]));
    const head = d.path('M0 -110C240 -110 390 40 390 230C390 430 220 560 0 560C-220 560 -390 430 -390 230C-390 40 -240 -110 0 -110Z');
    const goggles = d.path('M-270 40H270C330 40 350 90 340 150C330 240 270 290 190 290C110 290 70 230 0 230C-70 230 -110 290 -190 290C-270 290 -330 240 -340 150C-350 90 -330 40 -270 40Z').round(20, 20);
    const strap = d.rect(-520, 120, 1040, 84).intersect(head);
    const nose = d.path('M-56 330H56L0 404Z').round(16, 0);
    const peaks = d.polygon([[-330, 300], [-150, 96], [-60, 200], [70, 70], [300, 310]]).intersect(goggles.shrink(34));
    const worn = look === 'cut' ? goggles : goggles.union(strap);
    const hare = d.union(head, skis).subtract(worn.grow(gap), nose.move(0, 24));
    const lens = look === 'peaks' ? worn.subtract(peaks) : worn;
    return [d.layer('hare', hare.withoutSlivers(300), 'main', { mono: 'ink' }), d.layer('goggles', look === 'cut' ? goggles.rim(50, 'round') : lens, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
