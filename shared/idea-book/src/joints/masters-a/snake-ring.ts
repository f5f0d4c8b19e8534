import { idea } from '../../idea.ts';

/** A ring of two snakes that guard its stone. */
export const snakeRing = idea({
  id: 'snake-ring',
  title: 'The ring that guards its stone',
  says: 'Two snakes make the ring and keep watch over its stone.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['jewelry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'elegant_serif'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    bands: { manner: 'cut', vibes: ['classic_ornate', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.1 },
  },
  params: { weight: { label: 'Width of the ring', min: 90, max: 130, usual: 110 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    const stone = d.polygon([[-150, -560], [150, -560], [240, -450], [0, -210], [-240, -450]], 12);
    const gem = stone.subtract(d.rect(-300, -464, 600, 26));
    const half = d.arc(0, 140, 340, 90, -48).brush([pen * 0.7, pen * 0.9, pen, pen, pen], { ends: 'round' });
    const head = d.path('M-60 120C-150 60 -140 -60 -70 -130C-40 -160 40 -160 70 -130C140 -60 150 60 60 120Z').round(20, 0).rotate(-48).move(236, -136);
    const eye = d.circle(244, -188, 26);
    const snake = half.union(head).round(0, 30).subtract(eye);
    const all = d.mirror(snake).subtract(stone.grow(26)).withoutSlivers(1000);
    if (look === 'bands') {
      const bands = d.union(...[10, 37, 63, 90, 117, 143, 170].map((angle) => d.polyline([[0, 140], [600 * Math.cos((angle * Math.PI) / 180), 140 + 600 * Math.sin((angle * Math.PI) / 180)]]).stroke(26)));
      return [d.layer('ring', all.subtract(bands), 'main', { mono: 'ink' }), d.layer('stone', gem, 'second', { mono: 'ink' })];
    }
    if (look === 'one') return [d.layer('ring', all.union(gem), 'main')];
    return [d.layer('ring', all, 'main', { mono: 'ink' }), d.layer('stone', gem, 'second', { mono: 'ink' })];
  },
});
