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
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { signal: { label: 'Signal height', min: 0.8, max: 1.2, usual: 1 }, light: { label: 'Size of the light', min: 38, max: 66, usual: 52 } },
  draw: (d, { look, params }) => {
    const pen = (look === 'line' ? 34 : look === 'bold' ? 86 : 58);
    const [tall, bulb] = [params['signal']!, params['light']!];
    const lamp: [number, number] = [0, -236];
    const tower = d.mirror(d.polygon([[0, -110], [84, -110], [150, 480], [0, 480]]));
    const deck = d.rect(-140, -150, 280, look === 'line' ? 34 : 48, 12);
    const roof = d.polygon([[-112, -326], [112, -326], [0, -440]], 10);
    const light = d.circle(...lamp, look === 'line' ? bulb - 6 : bulb);
    const bands = d.union(d.polygon([[-300, 90], [300, 20], [300, 120], [-300, 190]]), d.polygon([[-300, 300], [300, 230], [300, 330], [-300, 400]]));
    const arcs = d.mirror(d.union(...(look === 'bold' ? [230, 400] : [190, 310, 430]).map((r) => d.arc(...lamp, r, -38, 38).stroke(pen, { cap: 'round' })))).scale(1, tall, lamp);
    if (look === 'bold') {
      const house = d.mirror(d.polygon([[0, -60], [96, -60], [180, 480], [0, 480]])).union(d.rect(-160, -130, 320, 44, 10), roof.scale(1.2, 1.1, [0, -326]));
      return [d.layer('beacon', d.union(house.subtract(d.polygon([[-300, 190], [300, 90], [300, 210], [-300, 310]])), light.scale(1.1, 1.1, lamp), arcs), 'main')];
    }
    if (look === 'line') return [d.layer('tower', d.union(tower.rim(34), deck, roof.rim(30)), 'main'), d.layer('signal', d.union(light, arcs), 'second')];
    return [d.layer('tower', d.union(tower.subtract(bands), deck, roof), 'main'), d.layer('signal', d.union(light, arcs), 'second')];
  },
});
