import { idea } from '../../idea.ts';

/** A sailboat whose sail is a cursor. */
export const sailCursor = idea({
  id: 'sail-cursor',
  title: 'A cursor under sail',
  says: 'The sail of the boat is a mouse pointer.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['boat', 'sail', 'sailing-boat', 'ship', 'sea', 'wave', 'harbor', 'sailor', 'journey', 'explorer'] }, { things: ['cursor', 'computer-mouse'], trades: ['software', 'cloud-services', 'data', 'marketing', 'design', 'telecom'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    wave: { manner: 'solid', vibes: ['gradient_modern', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.08 },
  },
  params: { sail: { label: 'Sail height', min: 420, max: 550, usual: 480 }, hull: { label: 'Hull depth', min: 385, max: 470, usual: 420 } },
  draw: (d, { look, params }) => {
    const sail = d.polygon([[-110, -params['sail']!], [-110, 150], [40, 34], [360, 34]], 12);
    const keel = params['hull']!;
    const hull = d.path(`M-400 200H440C400 340 300 ${keel} 160 ${keel}H-150C-290 ${keel} -370 330 -400 200Z`).round(14, 0);
    const sea = d.wave({ x: -420, y: 310, length: 900, height: 60, waves: 2.5 }).stroke(24);
    if (look === 'line') return [d.layer('sail', sail.rim(38, 'round'), 'second'), d.layer('hull', hull.rim(38, 'round'), 'main')];
    if (look === 'wave') return [d.layer('sail', sail, { gradient: ['second', 'main'], from: [200, 100], to: [-110, -480] }), d.layer('hull', hull.subtract(sea), 'main')];
    return [d.layer('sail', sail, 'second'), d.layer('hull', hull, 'main')];
  },
});
