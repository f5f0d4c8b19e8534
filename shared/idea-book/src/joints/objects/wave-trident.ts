import { idea } from '../../idea.ts';

/** A trident of two wave troughs side by side. */
export const waveTrident = idea({
  id: 'wave-trident',
  title: 'Two waves, three points',
  says: 'Two troughs of one wave make the three points of the trident.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['trident'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.05 },
    drop: { manner: 'cut', vibes: ['bold_abstract', 'organic_flowing'], colors: 1, stem: 0.1 },
  },
  params: { weight: { label: 'Weight', min: 70, max: 104, usual: 88 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [gap, pen] = [26, line ? 52 : params['weight']!];
    const r = 150;
    const wave = d.line(`M${-2 * r} -200V-60A${r} ${r} 0 0 0 0 -60A${r} ${r} 0 0 0 ${2 * r} -60V-200`).stroke(pen);
    const prong = d.rect(-pen / 2, -300, pen, 840, [0, 0, pen / 2, pen / 2]);
    const collar = d.rect(-pen * 1.5, 190, pen * 3, pen * 0.9, pen * 0.45);
    const tip = (x: number, y: number) => (line ? d.polyline([[x - 86, y + 150], [x, y], [x + 86, y + 150]]).stroke(pen, { cap: 'round' }).union(d.rect(x - pen / 2, y + 20, pen, 300)) : d.path(`M${x} ${y}L${x + pen * 1.14} ${y + 240}C${x + pen * 0.7} ${y + 216} ${x + pen * 0.5} ${y + 210} ${x + pen / 2} ${y + 210}H${x - pen / 2}C${x - pen * 0.5} ${y + 210} ${x - pen * 0.7} ${y + 216} ${x - pen * 1.14} ${y + 240}Z`).round(6, 0));
    const heads = d.union(tip(-2 * r, -400), tip(0, -520), tip(2 * r, -400));
    const fork = d.union(wave, prong, heads).round(0, 10);
    if (line) return [d.layer('trident', fork, 'main')];
    if (look === 'drop') {
      const drop = d.mirror(d.path('M0 -620C-120 -420 -420 -180 -420 110C-420 350 -230 520 0 520Z')).round(10, 0);
      return [d.layer('drop', drop.subtract(d.union(fork, d.rect(-pen / 2, 300, pen, 900)).scale(0.72).move(0, 70)), 'main')];
    }
    return [d.layer('trident', fork.gapFrom(collar, gap), 'main', { mono: 'ink' }), d.layer('collar', collar, 'second', { mono: 'ink' })];
  },
});
