import { idea } from '../../idea.ts';

/** A bat that hangs from a branch, its wings folded like a cloak. */
export const batCloak = idea({
  id: 'bat-cloak',
  title: 'The folded cloak',
  says: 'The bat hangs in its wings as in a cloak.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bat'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    moon: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { ears: { label: 'Length of the ears', min: 90, max: 150, usual: 120 } },
  draw: (d, { look, params }) => {
    const ear = params['ears']!;
    const [gap, pen] = [24, 44];
    const ears = d.mirror(d.polygon([[-130, 300], [-116, 400 + ear], [-4, 400]], 20));
    const head = d.circle(0, 290, 140).union(ears).round(0, 10);
    const eyes = d.mirror(d.circle(-56, 296, 26));
    const wing = d.path(`M${-gap / 2} -330C-90 -330 -330 -150 -330 130C-330 260 -290 350 -240 420C-220 260 -140 140 ${-gap / 2} 60Z`).round(14, 0);
    const wings = d.mirror(wing);
    const feet = d.mirror(d.line('M-62 -300V-400').stroke(pen, { cap: 'round' }));
    const branch = d.line('M-330 -420H330').stroke(look === 'line' ? pen : 64, { cap: 'round' });
    if (look === 'moon') {
      const bat = d.union(wings, feet, d.mirror(d.line('M-62 -400V-900').stroke(pen))).gapFrom(head, gap).union(head.subtract(eyes)).scale(0.9).move(0, -40);
      return [d.layer('moon', d.circle(0, 0, 560).subtract(bat), 'main')];
    }
    if (look === 'line') return [d.layer('branch', branch, 'second'), d.layer('wings', d.mirror(wing.rim(pen, 'round')).union(feet.subtract(wings)).gapFrom(branch, gap).gapFrom(head, gap), 'main'), d.layer('head', head.rim(pen, 'round').union(eyes), 'main')];
    return [d.layer('branch', branch, 'second'), d.layer('wings', wings.union(feet).gapFrom(branch, gap).gapFrom(head, gap), 'main'), d.layer('head', head.subtract(eyes), 'main')];
  },
});
