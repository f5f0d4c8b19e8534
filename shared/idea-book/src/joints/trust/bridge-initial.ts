import { idea } from '../../idea.ts';

/** The initial is a bridge. */
export const bridgeInitial = idea({
  id: 'bridge-initial',
  title: ({ letters }) => `${letters} builds the bridge`,
  says: ({ letters }) => `The letter ${letters} is a bridge: its stems are the towers and cables carry the road.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['bridge', 'river', 'path', 'road', 'union', 'horizon'], trades: ['mediation', 'consulting', 'engineering', 'translation', 'investment', 'recruiting'] }],
  fits: ({ initials: { first } }) => ('AHMАНМΑΗΜ'.includes(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp', 'elegant_serif'], colors: 2, stem: 0.045 },
  },
  draw: (d, { look, letters }) => {
    const pen = look === 'line' ? 44 : 96;
    const cable = look === 'line' ? 32 : 34;
    const road = d.rect(-520, 150, 1040, pen);
    const isA = 'AАΑ'.includes(letters);
    const isM = 'MМΜ'.includes(letters);
    const tower = isA ? d.polyline([[-270, 440], [0, -440], [270, 440]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-600, -430, 1200, 870)) : d.mirror(d.rect(230 - pen / 2, -430, pen, 870));
    const stays = isA
      ? d.mirror(d.union(...[0, 1, 2].map((i) => d.polyline([[60 + i * 42, -330 + i * 128], [500 - i * 76, 170]]).stroke(cable))))
      : d.line(isM ? 'M-560 160C-430 120 -280 -180 -232 -420' : 'M-560 150C-400 90 -300 -80 -236 -300').stroke(cable).union(d.line(isM ? 'M560 160C430 120 280 -180 232 -420' : 'M560 150C400 90 300 -80 236 -300').stroke(cable));
    const middle = isM ? d.polyline([[-230, -400], [0, 60], [230, -400]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-240, -430, 480, 900)) : isA ? undefined : d.line('M-236 -300C-140 60 140 60 236 -300').stroke(cable);
    const letter = middle && isM ? tower.union(middle) : tower;
    const cables = d.union(stays, ...(middle && !isM ? [middle] : [])).intersect(d.rect(-520, -430, 1040, 600)).gapFrom(letter, 0).gapFrom(road, 0);
    return [d.layer('cables', cables, 'second', { mono: 'join' }), d.layer('letter', letter, 'main', { mono: 'join' }), d.layer('road', road, 'main', { mono: 'join' })];
  },
});
