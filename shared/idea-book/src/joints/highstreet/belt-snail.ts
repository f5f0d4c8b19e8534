import { idea } from '../../idea.ts';

/** A rolled belt that is a snail. */
export const beltSnail = idea({
  id: 'belt-snail',
  title: 'Made slowly',
  says: 'The rolled belt is a snail: its buckle is the head. Good leather takes its time.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['leather'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { width: { label: 'Width of belt', min: 84, max: 104, usual: 96 } },
  draw: (d, { look, params }) => {
    const wide = look === 'line' ? 46 : params['width']!;
    const coil = d.spiral({ cx: 110, cy: -20, from: 30, to: 340, turns: 2.5, start: -90 });
    const [ex, ey] = coil.end;
    const foot = d.line(`M${ex} ${ey}L-200 ${ey}C-340 ${ey} -400 ${ey - 60} -400 ${ey - 190}`);
    const strap = coil.part(0, 0.985).then(d.line(`M${ex + 10} ${ey}L-200 ${ey}C-340 ${ey} -400 ${ey - 60} -400 ${ey - 190}`)).stroke(wide, { cap: 'butt' });
    const tip = d.circle(...coil.start, wide / 2);
    const top = ey - 190;
    const frame = d.rect(-506, top - 150, 212, 180, 48).subtract(d.rect(-506 + 54, top - 96, 212 - 108, 72, 16));
    const horns = d.union(d.line(`M-450 ${top - 130}L-486 ${top - 240}`).stroke(46, { cap: 'round' }), d.line(`M-350 ${top - 130}L-330 ${top - 244}`).stroke(46, { cap: 'round' }));
    const holes = d.union(...[-160, -60, 40].map((x) => d.circle(x, ey, 20)));
    const shell = d.union(strap, tip, foot.stroke(wide));
    const buckle = d.union(frame, horns);
    if (look === 'line') return [d.layer('belt', shell.gapFrom(frame, 0), 'main', { mono: 'ink' }), d.layer('buckle', buckle, 'second', { mono: 'ink' })];
    const leather = shell.subtract(holes).gapFrom(frame.filled(), 20);
    if (look === 'cut') return [d.layer('snail', leather.union(buckle), 'main')];
    return [d.layer('belt', leather, 'main', { mono: 'ink' }), d.layer('buckle', buckle, 'second', { mono: 'ink' })];
  },
});
