import { idea } from '../../idea.ts';

/** Two frying pans that are a pair of notes. */
export const panNotes = idea({
  id: 'pan-notes',
  title: 'Two pans, two notes',
  says: 'Two frying pans hang from one bar and make a pair of notes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['musical-note', 'guitar', 'piano', 'violin', 'vinyl-record', 'sound', 'harmony', 'drum', 'trumpet', 'saxophone', 'accordion'] }, { things: ['frying-pan', 'egg'], trades: ['restaurant', 'catering', 'food-truck'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    plate: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { yolk: { label: 'Yolk size', min: 48, max: 76, usual: 60 }, beam: { label: 'Beam', min: 110, max: 180, usual: 140 } },
  draw: (d, { look, params }) => {
    const places = [[-270, 270], [270, 190]] as const;
    const pan = d.circle(0, 0, 200);
    const white = d.union(d.circle(0, 0, 116), d.circle(54, -62, 78), d.circle(-58, 54, 82)).round(0, 60);
    const yolk = d.circle(2, 0, params['yolk']!);
    const stem = (x: number, y: number, top: number) => d.rect(x + 138, top, 62, y - top);
    const beam = d.polygon([[-132, -400], [470, -490], [470, params['beam']! - 490], [-132, params['beam']! - 400]], 0);
    const hung = d.union(beam, stem(...places[0], -330), stem(...places[1], -420)).round(14, 0);
    const yolks = d.union(...places.map(([x, y]) => yolk.move(x, y)));
    if (look === 'plate') {
      const notes = d.union(...places.map(([x, y]) => pan.move(x, y)), hung);
      return [d.layer('plate', d.circle(20, 0, 690).subtract(notes.scale(0.94)), 'main'), d.layer('yolks', yolks.scale(0.94), 'second', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('pans', d.union(...places.map(([x, y]) => pan.move(x, y).rim(44)), d.line('M-92 270V-360L448 -440V190').stroke(44, { join: 'round' })), 'main'), d.layer('yolks', yolks, 'second')];
    return [d.layer('pans', d.union(...places.map(([x, y]) => pan.move(x, y)), hung).subtract(...places.map(([x, y]) => white.move(x, y))), 'main'), d.layer('yolks', yolks, 'second')];
  },
});
