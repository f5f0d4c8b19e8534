import { idea } from '../../idea.ts';

/** A cask that is an owl. */
export const barrelOwl = idea({
  id: 'barrel-owl',
  title: 'Wise with age',
  says: 'The cask is an owl: its hoops are the plumage, and two bungs are its eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['distillery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { ears: { label: 'Ear height', min: 0.7, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['ears']!;
    const sharp = look === 'cut';
    const cask = d.path('M-250 -400H250C330 -260 370 -120 370 30C370 190 330 340 250 480H-250C-330 340 -370 190 -370 30C-370 -120 -330 -260 -250 -400Z').round(sharp ? 0 : 16, 0);
    const tuft = d.polygon([[-262, -380], [-300, -380 - 130 * k], [-110, -390]], sharp ? 0 : 10);
    const tufts = d.mirror(tuft);
    const eyes = d.mirror(d.circle(148, -150, 134));
    const pupils = d.mirror(d.circle(136, -150, 62));
    const beak = d.polygon([[-62, -70], [62, -70], [0, 70]], 12);
    const hoops = d.union(d.rect(-600, 130, 1200, 34), d.rect(-600, 230, 1200, 34));
    const staves = d.mirror(d.line('M110 264C110 340 100 420 86 500').stroke(30));
    const body = cask.union(tufts).round(0, 30);
    if (look === 'line') return [d.layer('cask', d.union(body.rim(46, 'round'), hoops.intersect(body), d.mirror(d.ring(148, -150, 134, 92)).subtract(d.rect(-10, -400, 20, 400)), pupils.scale(0.9, 0.9, [0, -150])), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    const owl = body.subtract(eyes, hoops, staves.intersect(d.rect(-400, 262, 800, 400))).union(pupils).gapFrom(beak, 22);
    if (sharp) return [d.layer('owl', owl.union(beak), 'main')];
    return [d.layer('cask', owl, 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
  },
});
