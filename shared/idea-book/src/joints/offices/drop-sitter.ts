import { idea } from '../../idea.ts';

/** A drop that sits in meditation on the rings of the water. */
export const dropSitter = idea({
  id: 'drop-sitter',
  title: 'As still as water',
  says: 'The one who sits in meditation is a drop, and the rings of the water are the folded legs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['meditation'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'elegant_serif', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { wave: { label: 'Thickness of the rings', min: 56, max: 76, usual: 66 }, body: { label: 'Width of the body', min: 190, max: 230, usual: 210 } },
  draw: (d, { look, params }) => {
    const [wave, w] = [params['wave']!, params['body']!];
    const gap = 28;
    const head = d.circle(0, -420, 110);
    const body = d.path(`M0 -300C60 -220 ${w} -90 ${w} 60C${w} 190 110 260 0 260C-110 260 ${-w} 190 ${-w} 60C${-w} -90 -60 -220 0 -300Z`).round(8, 0);
    const ring = (rx: number, ry: number) => d.ellipse(0, 200, rx, ry).subtract(d.ellipse(0, 200 - wave * 0.1, rx - wave * 1.5, ry - wave));
    const front = d.rect(-900, 150, 1800, 900);
    const inner = ring(380, 190).subtract(body.grow(gap)).withoutSlivers(400);
    const outer = ring(580, 320).intersect(front).round(18, 0);
    const sitter = head.union(body);
    const water = d.union(inner, outer);
    if (look === 'cut') return [d.layer('sitter', sitter.union(water), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('outer ring', outer, { tint: 'main', by: 0.55 }, { mono: 'ink' }), d.layer('inner ring', inner, { tint: 'main', by: 0.25 }, { mono: 'ink' }), d.layer('sitter', sitter, 'second', { mono: 'ink' })];
    return [d.layer('sitter', sitter, 'second', { mono: 'ink' }), d.layer('water', water, 'main', { mono: 'ink' })];
  },
});
