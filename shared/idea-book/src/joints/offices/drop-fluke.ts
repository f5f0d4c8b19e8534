import { idea } from '../../idea.ts';

/** A drop that is a diving whale. */
export const dropFluke = idea({
  id: 'drop-fluke',
  title: 'A whale of a drop',
  says: 'The drop is a whale that dives: its tip is the fluke.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['water'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { fluke: { label: 'Width of the fluke', min: 250, max: 330, usual: 290 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [fluke, gap] = [params['fluke']!, params['gap']!];
    const half = d.path(`M0 -440C40 -500 130 -560 ${fluke} -540C${fluke - 20} -430 170 -350 50 -330C60 -200 150 -100 250 10C320 90 350 150 350 230A350 350 0 0 1 0 580Z`);
    const whale = d.mirror(half).round(8, 20);
    const belly = d.path('M-500 330C-330 420 -120 420 20 340C160 260 260 120 300 -60H900V900H-500Z');
    const eye = d.circle(-170, 210, 34);
    const under = whale.intersect(belly);
    const grooves = d.union(...[70, 150].map((o) => d.line(`M-500 ${330 + o}C-330 ${420 + o} -120 ${420 + o} ${20 + o * 0.6} ${340 + o * 0.8}C${160 + o * 0.8} ${260 + o * 0.6} ${260 + o} 120 ${300 + o} -60`).stroke(gap - 4)));
    const back = whale.subtract(belly.grow(gap), eye);
    const ribs = under.subtract(grooves).withoutSlivers(600);
    if (look === 'cut') return [d.layer('whale', back.union(ribs), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('whale', back, 'main', { mono: 'ink' }), d.layer('belly', under, { tint: 'main', by: 0.55 }, { mono: 'ink' })];
    return [d.layer('whale', back, 'main', { mono: 'ink' }), d.layer('belly', ribs, 'second', { mono: 'ink' })];
  },
});
