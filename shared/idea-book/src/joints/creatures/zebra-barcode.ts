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
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
  },
  params: { legs: { label: 'Leg length', min: 350, max: 470, usual: 420 } },
  draw: (d, { look, params }) => {
    const legs = params['legs']!;
    const bars = [[-330, 40, -380, 150], [-268, 64, -340, legs], [-182, 30, -230, 150], [-130, 56, -150, 150], [-52, 26, -150, 150], [-4, 48, -150, 150], [66, 26, -150, 150], [114, 60, -150, 150], [196, 30, -150, 150], [248, 64, -150, legs], [334, 34, -130, 150]] as const;
    const body = d.union(...bars.map(([x, width, top, bottom]) => d.rect(x, top, width, bottom - top)));
    const near = d.union(d.rect(-182, 172, 30, legs - 172), d.rect(196, 172, 30, legs - 172));
    const face = d.polygon([[-352, -380], [-352, -230], [-470, -150], [-530, -220]], 16);
    const ear = d.polygon([[-268, -358], [-204, -358], [-226, -450]], 6);
    const tail = d.line('M368 -120C430 -80 430 40 420 120').stroke(26);
    if (look === 'bold') {
      const thick = [[-340, 62, -400, 150], [-250, 96, -350, legs], [-126, 44, -170, 150], [-54, 84, -170, 150], [58, 44, -170, 150], [130, 44, -170, 150], [202, 96, -170, legs], [326, 44, -150, 150]] as const;
      const muzzle = d.polygon([[-368, -400], [-368, -220], [-490, -130], [-566, -214]], 20);
      return [d.layer('zebra', d.union(...thick.map(([x, width, top, bottom]) => d.rect(x, top, width, bottom - top)), muzzle, d.polygon([[-250, -376], [-154, -376], [-186, -490]], 8), d.line('M380 -130C450 -90 460 30 440 130').stroke(40, { cap: 'round' })), 'main')];
    }
    return [d.layer('bars', d.union(body, near), 'main'), d.layer('head', d.union(face, ear, tail), look === 'duo' ? 'second' : 'main', { mono: 'join' })];
  },
});
