import { idea } from '../../idea.ts';

/** A dove whose wing is a hand. */
export const handWing = idea({
  id: 'hand-wing',
  title: 'A helping wing',
  says: 'The raised wing of the dove is an open hand.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dove', 'bird', 'peace', 'angel', 'freedom', 'hope'] }, { things: ['hand', 'open-hand'], trades: ['charity', 'nonprofit', 'community', 'hospice', 'elder-care', 'church', 'massage', 'midwifery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.04 },
    print: { manner: 'print', vibes: ['hand_drawn', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.1 },
  },
  params: { fingers: { label: 'Finger weight', min: 76, max: 104, usual: 92 }, gap: { label: 'Gap', min: 12, max: 28, usual: 18 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-330 -70C-320 -180 -180 -200 -120 -100C-60 0 60 30 190 0L500 -80C450 140 260 310 20 300C-180 290 -320 150 -330 -70Z').round(8, 0);
    const beak = d.polygon([[-316, -120], [-300, -20], [-440, -40]], 8);
    const gap = params['gap']!;
    const eye = d.circle(-220, -84, 24);
    const fingers = [[-130, -330], [-10, -430], [120, -420], [230, -330]].map(([x, y], i) => d.polyline([[0 + i * 34, -60], [x!, y!]]).stroke(params['fingers']!, { cap: 'round' }));
    const thumb = d.line('M130 -30C200 -60 250 -110 300 -150').stroke(params['fingers']! - 8, { cap: 'round' });
    const hand = d.union(...fingers, thumb, d.circle(50, -60, 104)).round(0, 8);
    if (look === 'print') {
      const inks = d.overprint([{ shape: body.subtract(eye).union(beak.move(20, 2)), ink: 'main' }, { shape: hand.move(0, 60).scale(1.1, 1.1, [50, 0]), ink: 'second' }]);
      return inks.map(({ shape, paint }, i) => d.layer(['dove', 'hand', 'overlap'][i]!, shape, paint));
    }
    if (look === 'line') return [d.layer('dove', body.rim(36, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('hand', hand.rim(36, 'round').gapFrom(body, gap - 2), 'second', { mono: 'ink' }), d.layer('beak', beak.gapFrom(body, 12), 'second', { mono: 'ink' })];
    return [d.layer('dove', body.subtract(eye).gapFrom(hand, gap), 'main', { mono: 'ink' }), d.layer('hand', hand, 'second', { mono: 'ink' }), d.layer('beak', beak.gapFrom(body, 12), 'second', { mono: 'ink' })];
  },
});
