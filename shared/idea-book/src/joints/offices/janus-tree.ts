import { idea } from '../../idea.ts';

/** A tree whose trunk is two faces that look into the past and ahead. */
export const janusTree = idea({
  id: 'janus-tree',
  title: 'Back and ahead',
  says: 'Two faces make the trunk of one tree: one looks back, one looks ahead.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['genealogy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['illustrative', 'gradient_modern', 'elegant_serif'], colors: 2, stem: 0.14 },
  },
  params: { face: { label: 'Depth of the heads', min: -10, max: 40, usual: 10 }, crown: { label: 'Size of the crown', min: 90, max: 110, usual: 100 } },
  draw: (d, { look, params }) => {
    const [x, k] = [params['face']!, params['crown']! / 100];
    const gap = 28;
    const half = d
      .path(`M0 -260H${x + 186}C${x + 204} -210 ${x + 206} -160 ${x + 200} -120C${x + 196} -90 ${x + 206} -70 ${x + 226} -40C${x + 246} -8 ${x + 274} 26 ${x + 280} 48C${x + 284} 66 ${x + 260} 76 ${x + 238} 80C${x + 232} 96 ${x + 252} 108 ${x + 250} 122C${x + 248} 136 ${x + 234} 140 ${x + 232} 148C${x + 244} 158 ${x + 246} 176 ${x + 232} 188C${x + 220} 200 ${x + 230} 218 ${x + 230} 240C${x + 230} 286 ${x + 170} 296 ${x + 120} 300C${x + 90} 360 ${x + 120} 440 ${x + 270} 540H0Z`)
      .round(6, 0);
    const round = d.superellipse(0, -390, 440, 350, 2.3).scale(k, k, [0, -260]);
    const branches = d.union(d.rect(-gap / 2, -600, gap, 500, [gap / 2, gap / 2, 0, 0]), d.mirror(d.line('M0 -230L170 -440').stroke(gap, { cap: 'round' })), d.mirror(d.line('M0 -380L110 -540').stroke(gap, { cap: 'round' })), d.mirror(d.line('M80 -320L260 -360').stroke(gap, { cap: 'round' })));
    const top = round.subtract(d.path('M-700 -116H-300C-200 -250 -70 -250 0 -180C70 -250 200 -250 300 -116H700V400H-700Z'), branches).round(6, 0);
    const faces = d.mirror(half).gapFrom(top, gap).subtract(d.rect(-gap / 2, -400, gap, 560, [0, 0, gap / 2, gap / 2]));
    if (look === 'cut') return [d.layer('tree', d.mirror(half).union(round).subtract(branches).round(0, 4), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('crown', top, 'second', { mono: 'ink' }), d.layer('past', faces.intersect(d.rect(-900, -900, 902, 1800)), { tint: 'main', by: 0.35 }, { mono: 'ink' }), d.layer('ahead', faces.intersect(d.rect(0, -900, 900, 1800)), 'main', { mono: 'ink' })];
    return [d.layer('crown', top, 'second', { mono: 'ink' }), d.layer('faces', faces, 'main', { mono: 'ink' })];
  },
});
