import { idea } from '../../idea.ts';

/** A torch whose flame is a speech bubble. */
export const bubbleTorch = idea({
  id: 'bubble-torch',
  title: 'Speech is the light',
  says: 'The flame of the torch is a speech bubble.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['politics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'modern_flat'], colors: 2, stem: 0.14 },
  },
  params: { flame: { label: 'Width of the flame', min: 280, max: 340, usual: 312 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['flame']!, params['gap']!];
    const bubble = d.path(`M60 -580C60 -470 ${w} -420 ${w} -210C${w} -90 250 0 110 20L0 130L-110 20C-250 0 ${-w} -90 ${-w} -210C${-w} -330 -210 -360 -190 -460C-120 -440 -90 -410 -80 -370C-10 -420 50 -490 60 -580Z`).round(10, 0);
    const lines = d.union(d.rect(-170, -260, 340, 52, 26), d.rect(-170, -150, 220, 52, 26));
    const cup = d.path('M-200 60H-110L0 170L110 60H200L150 230H-150Z').round(10, 0).subtract(bubble.grow(gap));
    const handle = d.polygon([[-100, 230 + gap], [100, 230 + gap], [52, 580], [-52, 580]], 12);
    const flame = bubble.subtract(lines);
    const torch = cup.union(handle);
    if (look === 'cut') return [d.layer('torch', flame.union(torch), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('flame', flame, { gradient: ['second', 'main'], from: [0, -200], to: [0, 900] }, { mono: 'ink' }), d.layer('torch', torch, 'main', { mono: 'ink' })];
    return [d.layer('flame', flame, 'second', { mono: 'ink' }), d.layer('torch', torch, 'main', { mono: 'ink' })];
  },
});
