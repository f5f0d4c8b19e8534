import { idea } from '../../idea.ts';

/** A lighthouse that sends signal arcs. */
export const beaconSignal = idea({
  id: 'beacon-signal',
  title: 'A lighthouse on the air',
  says: 'The lighthouse is an antenna: its beams are signal arcs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'harbor', 'coast', 'tower', 'sea', 'island', 'sailor', 'light'] }, { things: ['antenna', 'signal', 'wifi'], trades: ['telecom', 'radio', 'podcast', 'cybersecurity', 'cloud-services'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 34 : 58;
    const lamp: [number, number] = [0, -236];
    const tower = d.mirror(d.polygon([[0, -110], [84, -110], [150, 480], [0, 480]]));
    const deck = d.rect(-140, -150, 280, look === 'line' ? 34 : 48, 12);
    const roof = d.polygon([[-112, -326], [112, -326], [0, -440]], 10);
    const light = d.circle(...lamp, look === 'line' ? 46 : 52);
    const bands = d.union(d.polygon([[-300, 90], [300, 20], [300, 120], [-300, 190]]), d.polygon([[-300, 300], [300, 230], [300, 330], [-300, 400]]));
    const arcs = d.mirror(d.union(...[190, 310, 430].map((r) => d.arc(...lamp, r, -38, 38).stroke(pen, { cap: 'round' }))));
    if (look === 'line') return [d.layer('tower', d.union(tower.rim(34), deck, roof.rim(30)), 'main'), d.layer('signal', d.union(light, arcs), 'second')];
    return [d.layer('tower', d.union(tower.subtract(bands), deck, roof), 'main'), d.layer('signal', d.union(light, arcs), 'second')];
  },
});
