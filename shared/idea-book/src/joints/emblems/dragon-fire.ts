import { idea } from '../../idea.ts';

/** A dragon whose crest is fire. */
export const dragonFire = idea({
  id: 'dragon-fire',
  title: ({ things }) => `The fire of the ${things[0]}`,
  says: ({ things }) => `The crest of the ${things[0]} is the fire that others expect from its mouth.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dragon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'illustrative', 'modern_flat'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
    bright: { manner: 'module', vibes: ['illustrative', 'tech_sharp', 'playful_rounded'], colors: 3, stem: 0.14 },
  },
  params: { fire: { label: 'Fire', min: 0.88, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['fire']!, params['gap']!];
    const dragon = d.path('M-500 -90C-520 -170 -470 -220 -400 -214C-340 -210 -290 -230 -240 -270C-220 -330 -160 -370 -90 -370C-10 -430 90 -470 190 -470C160 -400 110 -340 50 -300C180 -210 250 -70 250 90C250 240 230 370 200 480H-220C-190 360 -130 270 -130 170C-190 180 -240 180 -290 160C-340 190 -410 170 -450 110L-330 50C-300 36 -270 10 -250 -30C-330 -10 -420 -30 -500 -90Z').round(10, 14);
    const eye = d.path('M-226 -206L-120 -240C-116 -200 -150 -176 -190 -178Z').round(4, 0);
    const nostril = d.circle(-424, -144, 22);
    const tongue = d.path('M300 60C440 90 560 0 540 -150C500 -90 420 -90 300 -90Z').round(6, 0);
    const flames = [-46, -16, 14, 44].map((turn, i) => tongue.scale(size * (1 - i * 0.05), size * (1 - i * 0.05), [300, 0]).rotate(turn).move(-30, 130).gapFrom(dragon, gap));
    const head = dragon.subtract(eye, nostril);
    const fire = d.union(...flames);
    if (look === 'cut') return [d.layer('dragon', head.union(fire), 'main')];
    if (look === 'bright') return [d.layer('dragon', head, 'main'), d.layer('fire', d.union(flames[0]!, flames[2]!), 'second', { mono: 'ink' }), d.layer('embers', d.union(flames[1]!, flames[3]!), 'third', { mono: 'ink' })];
    return [d.layer('dragon', head, 'main'), d.layer('fire', fire, 'second', { mono: 'ink' })];
  },
});
