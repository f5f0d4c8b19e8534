import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A ribbed dome over a ring of arches, with its lantern. */
export const ribbedDome = idea({
  id: 'ribbed-dome',
  title: 'Under the dome',
  says: 'A half circle with ribs, a ring of arches below it and a lantern above.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dome'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['classic_ornate', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    night: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { height: { label: 'Height of the dome', min: 92, max: 120, usual: 106 } },
  draw: (d, { look, params }) => {
    const tall = params['height']! / 100;
    const line = look === 'line';
    const [gap, pen, r, base] = [24, 42, 400, 120];
    const half = (shape: ReturnType<typeof d.circle>) => shape.scale(1, tall, [0, base]).intersect(d.rect(-900, -900, 1800, 900 + base));
    const shell = half(d.circle(0, base, r)).round(10, 0);
    const rib = (share: number, width: number) => half(d.ellipse(0, base, r * share, r).outline(width));
    const lantern = d.rect(-62, base - r * tall - gap - 90, 124, 90, [62, 62, 0, 0]).union(d.rect(-20, base - r * tall - gap - 190, 40, 130, 20));
    const ledge = d.rect(-450, base + gap, 900, 66, 16);
    const drum = d.rect(-390, base + 2 * gap + 66, 780, 240);
    const arches = [-2, -1, 0, 1, 2].map((i) => d.rect(i * 146 - 42, base + 2 * gap + 66 + 60, 84, 300, [42, 42, 0, 0]));
    if (line) return [d.layer('dome', d.union(contour(shell, pen), rib(0.45, pen).intersect(shell)), 'main'), d.layer('lantern', lantern, 'second', { mono: 'ink' }), d.layer('drum', d.union(d.rect(-450, base + gap, 900, pen, pen / 2), ...[-1.5, -0.5, 0.5, 1.5].map((i) => d.rect(i * 210 - pen / 2, base + gap, pen, 300)), d.rect(-450, base + gap + 280, 900, pen, pen / 2)), 'main')];
    const ribs = d.union(rib(0.32, gap), rib(0.7, gap));
    const vault = shell.subtract(ribs).withoutSlivers(900);
    if (look === 'night') return [d.layer('night', d.rect(-560, -620, 1120, 1180, [560, 560, 60, 60]).subtract(d.union(vault, lantern, ledge, drum.subtract(...arches)).scale(0.8, 0.8, [0, 560]).move(0, 0)), 'main')];
    return [d.layer('dome', vault, 'main', { mono: 'ink' }), d.layer('lantern', lantern, 'second', { mono: 'ink' }), d.layer('ledge', ledge, 'second', { mono: 'ink' }), d.layer('drum', drum.subtract(...arches), 'main', { mono: 'ink' })];
  },
});
