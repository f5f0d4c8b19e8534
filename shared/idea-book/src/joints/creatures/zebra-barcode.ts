import { idea } from '../../idea.ts';

/** A barcode is a zebra. */
export const zebraBarcode = idea({
  id: 'zebra-barcode',
  title: 'The scanning zebra',
  says: 'A barcode is the zebra: its longest bars are the legs and the neck.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['zebra'] }, { things: ['qr-code', 'ticket', 'parcel', 'stamp', 'box', 'bag'], trades: ['retail', 'printing', 'logistics', 'shipping', 'delivery', 'second-hand', 'gift-shop', 'design'] }],
  looks: {
    solid: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.05 },
    duo: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp'], colors: 2, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const bars = [[-330, 40, -380, 150], [-268, 64, -340, 420], [-182, 30, -230, 150], [-130, 56, -150, 150], [-52, 26, -150, 150], [-4, 48, -150, 150], [66, 26, -150, 150], [114, 60, -150, 150], [196, 30, -150, 150], [248, 64, -150, 420], [334, 34, -130, 150]] as const;
    const body = d.union(...bars.map(([x, width, top, bottom]) => d.rect(x, top, width, bottom - top)));
    const near = d.union(d.rect(-182, 172, 30, 248), d.rect(196, 172, 30, 248));
    const face = d.polygon([[-352, -380], [-352, -230], [-470, -150], [-530, -220]], 16);
    const ear = d.polygon([[-268, -358], [-204, -358], [-226, -450]], 6);
    const tail = d.line('M368 -120C430 -80 430 40 420 120').stroke(26);
    return [d.layer('bars', d.union(body, near), 'main'), d.layer('head', d.union(face, ear, tail), look === 'duo' ? 'second' : 'main', { mono: 'join' })];
  },
});
