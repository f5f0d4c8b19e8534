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
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.13 },
  },
  params: { deck: { label: 'Height of the deck', min: 100, max: 210, usual: 150 }, cable: { label: 'Cable weight', min: 0.8, max: 1.3, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const pen = look === 'line' ? 44 : look === 'bold' ? 136 : 96;
    const deck = params['deck']!;
    const cable = (look === 'line' ? 32 : look === 'bold' ? 62 : 34) * params['cable']!;
    const road = d.rect(-520, deck, 1040, pen);
    const isA = 'AАΑ'.includes(letters);
    const isM = 'MМΜ'.includes(letters);
    const tower = isA ? d.polyline([[-270, 440], [0, -440], [270, 440]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-600, -430, 1200, 870)) : d.mirror(d.rect(230 - pen / 2, -430, pen, 870));
    const stays = isA
      ? d.mirror(d.union(...(look === 'bold' ? [1] : [0, 1, 2]).map((i) => d.polyline([[60 + i * 42, -330 + i * 128], [500 - i * 76, deck + 20]]).stroke(cable))))
      : d.line(isM ? `M-560 ${deck + 10}C-430 120 -280 -180 -232 -420` : `M-560 ${deck}C-400 90 -300 -80 -236 -300`).stroke(cable).union(d.line(isM ? `M560 ${deck + 10}C430 120 280 -180 232 -420` : `M560 ${deck}C400 90 300 -80 236 -300`).stroke(cable));
    const middle = isM ? d.polyline([[-230, -400], [0, 60], [230, -400]]).stroke(pen, { join: 'miter' }).intersect(d.rect(-240, -430, 480, 900)) : isA ? undefined : d.line('M-236 -300C-140 60 140 60 236 -300').stroke(cable);
    const letter = middle && isM ? tower.union(middle) : tower;
    const cables = d.union(stays, ...(middle && !isM ? [middle] : [])).intersect(d.rect(-520, -430, 1040, 450 + deck)).gapFrom(letter, 0).gapFrom(road, 0);
    if (look === 'bold') return [d.layer('bridge', d.union(cables, letter, road), 'main')];
    return [d.layer('cables', cables, 'second', { mono: 'join' }), d.layer('letter', letter, 'main', { mono: 'join' }), d.layer('road', road, 'main', { mono: 'join' })];
  },
});
