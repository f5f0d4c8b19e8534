import { idea } from '../../idea.ts';

/** A harp whose frame is one line, and its strings all upright. */
export const wingedHarp = idea({
  id: 'winged-harp',
  title: 'One line and its strings',
  says: 'One line bends into the frame of a harp, and its strings hang in even steps.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['harp'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['elegant_serif', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'elegant_serif'], colors: 1, stem: 0.12 },
  },
  params: { strings: { label: 'Strings', min: 3, max: 5, usual: 4 } },
  draw: (d, { look, params }) => {
    const strings = Math.round(params['strings']!);
    const line = look === 'line';
    const [gap, pen] = [24, 46];
    const pillar = d.line('M-280 470V-330C-280 -430 -350 -440 -390 -390').stroke(line ? pen : 74, { cap: 'round' });
    const neck = d.line('M-280 -330C-280 -480 -120 -470 -40 -330C30 -200 150 -180 300 -330C330 -370 350 -400 340 -440');
    const top = line ? neck.stroke(pen, { cap: 'round' }) : neck.brush([74, 96, 110, 116, 100, 60], { ends: 'round', samples: 50 });
    const box = d.polyline([[320, -300], [-280, 460]]);
    const sound = line ? box.stroke(pen, { cap: 'round' }) : box.brush((t) => 84 + 96 * t, { ends: 'round', samples: 20 });
    const frame = d.union(pillar, top, sound).round(0, 14);
    const inside = frame.filled().subtract(frame);
    const room = inside.bounds;
    const step = (room.right - room.left) / (strings + 1);
    const wire = line ? 34 : 30;
    const wires = d.union(...Array.from({ length: strings }, (_, i) => d.rect(room.left + (i + 1) * step * 0.88 - wire / 2, -500, wire, 1000))).intersect(inside.shrink(look === 'cut' ? 0 : 0));
    const apart = wires.gapFrom(frame, gap * 0.9).withoutSlivers(700);
    const foot = d.rect(-330, 440, 240, line ? pen : 74, line ? pen / 2 : 37);
    if (line) return [d.layer('harp', d.union(frame, foot, wires), 'main')];
    if (look === 'cut') return [d.layer('disc', d.circle(-10, 0, 600).subtract(d.union(frame, foot, wires).scale(0.84)), 'main')];
    return [d.layer('frame', frame.union(foot), 'main', { mono: 'ink' }), d.layer('strings', apart, 'second', { mono: 'ink' })];
  },
});
