import { idea } from '../../idea.ts';

/** A comb whose back is a moustache and whose teeth are a full beard. */
export const combBeard = idea({
  id: 'comb-beard',
  title: 'The well-combed gentleman',
  says: 'The comb’s back is a mustache, and its teeth are the beard.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['beard', 'moustache'], trades: ['barber'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    points: { manner: 'cut', vibes: ['brutalist_bold', 'tech_sharp', 'classic_ornate'], colors: 2, stem: 0.07 },
  },
  params: { teeth: { label: 'Gap between teeth', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['teeth']!;
    const moustache = d.mirror(d.path('M-1 -220C70 -330 210 -320 290 -240C350 -180 440 -180 500 -270C520 -110 400 -10 260 -10C150 -10 60 -60 -1 -150Z')).round(12, 10);
    const beard = look === 'points' ? d.polygon([[-390, -300], [390, -300], [390, 160], [0, 520], [-390, 160]]) : d.path('M-390 -300H390V90C390 350 200 500 0 500C-200 500 -390 350 -390 90Z');
    const count = 7;
    const tooth = (780 - (count - 1) * gap) / count;
    const bars = Array.from({ length: count }, (_, i) => d.rect(-390 + i * (tooth + gap), -300, tooth, 900));
    const under = d.path('M-600 -90C-500 -40 -400 -70 -260 -70C-150 -70 -60 -130 0 -150C60 -130 150 -70 260 -70C400 -70 500 -40 600 -90V900H-600Z');
    const hair = bars.map((bar) => bar.intersect(beard, under));
    if (look === 'points') {
      const teeth = d.union(...hair.map((bar) => bar.gapFrom(moustache, gap).withoutSlivers(600)));
      return [d.layer('mustache', moustache, 'main'), d.layer('beard', teeth, 'second', { mono: 'ink' })];
    }
    if (look === 'line') {
      const pen = 44;
      const lines = [-280, -140, 0, 140, 280].map((x) => d.polyline([[x, Math.max(...[x - 40, x, x + 40].map((at) => moustache.spansAtX(at).at(-1)![1])) + pen / 2 + 22], [x, beard.spansAtX(x)[0]![1] - pen / 2]]).stroke(pen, { cap: 'round' }));
      return [d.layer('mustache', moustache.rim(pen, 'round').withoutSlivers(2000), 'main'), d.layer('teeth', d.union(...lines), 'second', { mono: 'ink' })];
    }
    const teeth = d.union(...hair.map((bar) => bar.round(tooth / 2 - 1, 0)));
    return [d.layer('comb', moustache.union(teeth.subtract(moustache)), 'main')];
  },
});
