import { idea } from '../../idea.ts';

/** A braid that hangs from the window of a tower. */
export const braidTower = idea({
  id: 'braid-tower',
  title: 'The braid in the tower',
  says: 'A braid hangs down from the tower’s window.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['tower', 'hair', 'castle', 'fairy', 'rope'], trades: ['hairdresser'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['illustrative', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'illustrative'], colors: 2, stem: 0.042 },
  },
  params: { window: { label: 'Window', min: 124, max: 172, usual: 148 } },
  draw: (d, { look, params }) => {
    const body = d.polygon([[-170, -270], [170, -270], [220, 480], [-220, 480]]);
    const teeth = d.rect(-240, -500, 480, 240, 10).subtract(d.rect(-130, -520, 74, 100), d.rect(56, -520, 74, 100)).subtract(d.polygon([[-300, -330], [-240, -330], [-160, -250], [-300, -250]]), d.polygon([[300, -330], [240, -330], [160, -250], [300, -250]]));
    const tower = body.union(teeth);
    const wide = params['window']!;
    const window = d.rect(-wide / 2, -230, wide, 200, [wide / 2, wide / 2, 0, 0]);
    const strand = (y: number, size: number, k = size * 0.86) => d.mirror(d.path(`M0 ${y + 20}C${-30 * k} ${y + 4} ${-86 * k} ${y - 10} ${-80 * k} ${y - 70}C${-40 * k} ${y - 70} ${-8 * k} ${y - 46} 0 ${y - 10}Z`));
    const rows = Array.from({ length: 7 }, (_, i) => strand(0 + i * 62, 1 - i * 0.035));
    const braid = d.union(...rows).union(d.path('M-36 400H36L60 500C26 482 -26 482 -60 500Z'));
    const clear = braid.filled().grow(20);
    if (look === 'line') return [d.layer('tower', tower.rim(42, 'round').union(window.outline(42)).subtract(clear), 'main'), d.layer('braid', braid, 'second')];
    return [d.layer('tower', tower.subtract(window, clear).withoutSlivers(400), 'main'), d.layer('braid', braid, 'second', { mono: 'ink' })];
  },
});
