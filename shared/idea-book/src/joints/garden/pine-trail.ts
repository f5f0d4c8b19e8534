import { idea } from '../../idea.ts';

/** A pine that is also the winding trail up a mountain. */
export const pineTrail = idea({
  id: 'pine-trail',
  title: 'The trail up the pine',
  says: 'The pine is drawn by the trail that winds up to its top.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'fir', 'cedar', 'forest', 'path', 'pine-cone', 'sequoia'], trades: ['hiking', 'camping', 'forestry', 'coaching'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'organic_flowing'], colors: 2, stem: 0.06 },
    solid: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.09 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { trail: { label: 'Trail width', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const wide = params['trail']!;
    const turns: [number, number][] = [[0, 500], [0, 372], [-310, 330], [260, 190], [-220, 70], [176, -50], [-136, -160], [96, -262], [0, -440]];
    if (look === 'line') return [d.layer('pine', d.polyline(turns.slice(1)).stroke(60 * wide, { cap: 'round', join: 'round' }), 'main'), d.layer('trunk', d.polyline([[0, 460], [0, 520]]).stroke(60 * wide, { cap: 'round' }), 'second')];
    if (look === 'seal') {
      const zigzag = d.polyline(turns.slice(1)).stroke(70 * wide, { cap: 'round', join: 'round' }).union(d.polyline([[0, 372], [0, 700]]).stroke(70 * wide)).scale(0.9).move(0, 50);
      return [d.layer('seal', d.circle(0, 20, 560).subtract(zigzag), 'main')];
    }
    const tree = d.polygon([[0, -520], [380, 380], [-380, 380]], 16);
    const legs = turns.slice(2, -1).map((from, i) => ({ from, to: turns[i + 3] })).filter(({ to }) => to);
    const way = d.union(...legs.map(({ from, to }, i) => d.polyline([[from[0] * 1.25, from[1]], [to![0] * 1.25, to![1]]]).stroke((70 - i * 8) * wide, { join: 'round', cap: 'round' })).slice(0, 5));
    return [d.layer('pine', tree.subtract(way).withoutSlivers(1200).round(6, 0), 'main'), d.layer('trunk', d.rect(-50, 408, 100, 100, 8), 'second')];
  },
});
