import { idea } from '../../idea.ts';

/** A hand whose fingers are people. */
export const handPeople = idea({
  id: 'hand-people',
  title: 'Many make a hand',
  says: 'Each finger of the open hand is a person: together they are the hand that helps.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['charity', 'nonprofit', 'politics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.13 },
    tone: { manner: 'print', vibes: ['playful_rounded', 'illustrative', 'gradient_modern'], colors: 2, stem: 0.13 },
  },
  params: { finger: { label: 'Width of a finger', min: 116, max: 140, usual: 128 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const [w, gap] = [params['finger']!, params['gap']!];
    const pitch = w + gap;
    const tips = [-330, -420, -380, -250];
    const r = w / 2 - 2;
    const fingers = tips.map((tip, i) => {
      const x = (i - 1.5) * pitch;
      return { body: d.rect(x - w / 2, tip + 2 * r + gap, w, 460 - tip, [w / 2, w / 2, 0, 0]), head: d.circle(x, tip + r, r) };
    });
    const edge = 2 * pitch - gap / 2;
    const palm = d.path(`M${-edge} 120H${edge}V220C${edge} 360 ${edge - 80} 420 ${edge - 90} 520H${-edge + 90}C${-edge + 80} 420 ${-edge} 400 ${-edge} 260Z`);
    const thumb = d.line(`M${-edge + 120} 380C${-edge - 10} 330 ${-edge - 110} 200 ${-edge - 150} 80`).stroke(w, { cap: 'round' });
    const thumbHead = d.circle(-edge - 190, 80 - w / 2 - gap - r + 4, r);
    const below = d.rect(-900, 130, 1800, 900);
    const hand = d.union(palm, thumb, ...fingers.map(({ body }) => body.intersect(d.rect(-900, -900, 1800, 1100)))).subtract(d.union(...[-1, 0, 1].map((i) => d.rect(i * pitch - gap / 2, -300, gap, 420, [0, 0, gap / 2, gap / 2]))));
    const shape = hand.subtract(thumb.outline(gap * 2).subtract(thumb, below)).withoutSlivers(300);
    const heads = d.union(thumbHead, ...fingers.map(({ head }) => head));
    if (look === 'cut') return [d.layer('hand', shape.union(heads), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('hand', shape, { gradient: ['main', 'second'], from: [0, 520], to: [0, -300] }, { mono: 'ink' }), d.layer('heads', heads, 'main', { mono: 'ink' })];
    return [d.layer('hand', shape, 'main', { mono: 'ink' }), d.layer('heads', heads, 'second', { mono: 'ink' })];
  },
});
