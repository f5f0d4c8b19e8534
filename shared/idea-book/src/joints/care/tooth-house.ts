import { idea } from '../../idea.ts';

/** A tooth that is a house. */
export const toothHouse = idea({
  id: 'tooth-house',
  title: 'The family tooth',
  says: 'The tooth is a house: the space between its roots is the door.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['house', 'home', 'roof', 'door', 'window', 'cottage', 'cabin', 'family', 'building'] }, { things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.046 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'classic_ornate'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 34, usual: 20 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const roof = d.polygon([[0, -470], [440, -110], [380, -30], [0, -340], [-380, -30], [-440, -110]], 16);
    const half = d.path('M0 -250L300 0C290 130 260 230 250 300C240 390 220 470 160 470C100 470 106 380 100 300V260A100 100 0 0 0 0 160Z');
    const body = d.mirror(half).round(20, 0);
    const window = d.rect(-52, -100, 104, 130, [52, 52, 8, 8]);
    if (look === 'seal') {
      const home = roof.union(body.gapFrom(roof, params['gap']!).subtract(window)).fit({ cx: 0, cy: 0, width: 680, height: 730 });
      return [d.layer('seal', d.rect(-500, -500, 1000, 1000, 230).subtract(home.move(0, -14)), 'main')];
    }
    if (line) return [d.layer('roof', roof, 'second'), d.layer('tooth', body.gapFrom(roof, params['gap']! - 20).rim(44, 'round').union(window), 'main')];
    return [d.layer('roof', roof, 'second'), d.layer('tooth', body.gapFrom(roof, params['gap']!).subtract(window), 'main')];
  },
});
