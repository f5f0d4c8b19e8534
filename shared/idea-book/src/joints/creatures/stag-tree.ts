import { idea } from '../../idea.ts';

/** A stag whose antlers are the branches of a tree in leaf. */
export const stagTree = idea({
  id: 'stag-tree',
  title: 'The branching stag',
  says: 'The stag’s antlers are the branches of a tree in leaf.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['deer', 'stag', 'elk', 'moose', 'reindeer', 'antlers'] }],
  looks: {
    leaves: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.05 },
    bare: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.045 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { antlers: { label: 'Antlers', min: 38, max: 54, usual: 46 } },
  draw: (d, { look, params }) => {
    const pen = params['antlers']!;
    const beam = d.line('M-56 150C-56 60 -150 60 -250 0C-350 -60 -380 -180 -330 -330');
    const tines = [d.line('M-108 78C-150 20 -150 -60 -120 -160'), d.line('M-240 6C-260 -60 -250 -160 -220 -260'), d.line('M-350 -110C-400 -140 -440 -170 -450 -240')];
    const antler = d.union(beam.stroke(pen, { cap: 'round' }), ...tines.map((tine) => tine.stroke(pen, { cap: 'round' })));
    const face = d.mirror(d.path('M0 130H-90C-110 170 -110 210 -96 250L-52 430C-44 470 -24 490 0 490Z')).round(18, 0);
    const ear = d.leaf([-96, 190], [-300, 150], 0.2, 0.26);
    const leafAt = (x: number, y: number, turn: number) => d.leaf([0, 30], [0, -150], 0.3).rotate(turn).move(x, y);
    const leaves = [leafAt(-330, -330, 12), leafAt(-120, -160, 14), leafAt(-220, -260, 14), leafAt(-450, -240, -14)];
    if (look === 'seal') return [d.layer('seal', d.circle(0, 60, 610).subtract(d.mirror(antler.union(ear, face, ...leaves.map((leaf) => leaf.scale(0.8, 0.8, [leaf.bounds.cx, leaf.bounds.bottom])))).round(0, 8).scale(0.88, 0.88, [0, 60]).move(0, 10)), 'main')];
    if (look === 'bare') return [d.layer('stag', d.mirror(antler.union(ear, face)), 'main')];
    return [d.layer('stag', d.mirror(antler.union(ear)).union(face).gapFrom(d.mirror(d.union(...leaves)), 14), 'main'), d.layer('leaves', d.mirror(d.union(...leaves)), 'second')];
  },
});
