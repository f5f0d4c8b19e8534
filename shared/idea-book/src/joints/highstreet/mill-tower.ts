import { idea } from '../../idea.ts';

/** A pepper mill that is a tower of the bazaar. */
export const millTower = idea({
  id: 'mill-tower',
  title: 'Tower of the bazaar',
  says: 'The pepper mill is a tower of the old bazaar, with a dome, a window and a gate.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['spices'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'classic_ornate'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.046 },
  },
  params: { dome: { label: 'Dome width', min: 0.88, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['dome']!;
    const knob = d.circle(0, -436, 62);
    const dome = d.path('M0 -392C40 -330 216 -300 216 -170C216 -110 190 -70 150 -40H-150C-190 -70 -216 -110 -216 -170C-216 -300 -40 -330 0 -392Z').round(6, 0).scale(k, 1);
    const collar = d.rect(-216, -16, 432, 64, look === 'cut' ? 0 : 32);
    const body = d.path('M-150 72H150C130 200 190 300 230 410V480H-230V410C-190 300 -130 200 -150 72Z').round(14, 0);
    const arch = (half: number, top: number, bottom: number) => d.path(`M${-half} ${bottom}V${top + half * 1.2}C${-half} ${top + half * 0.6} ${-half * 0.4} ${top + half * 0.4} 0 ${top}C${half * 0.4} ${top + half * 0.4} ${half} ${top + half * 0.6} ${half} ${top + half * 1.2}V${bottom}Z`);
    const gate = arch(76, 190, 420);
    const ribs = d.mirror(d.line('M14 -330C70 -260 84 -150 66 -20').stroke(26));
    if (look === 'line') {
      const pen = 46;
      return [d.layer('mill', d.union(dome.rim(pen, 'round'), collar, body.rim(pen, 'round').union(gate)), 'main', { mono: 'ink' }), d.layer('knob', knob, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('mill', d.union(knob, dome.subtract(ribs), collar, body.subtract(gate)), 'main')];
    return [d.layer('mill', d.union(dome, body.subtract(gate)), 'main', { mono: 'ink' }), d.layer('knob and collar', knob.union(collar), 'second', { mono: 'ink' })];
  },
});
