import { idea } from '../../idea.ts';

/** The letter I is a lighthouse. */
export const lighthouseI = idea({
  id: 'lighthouse-i',
  title: 'I is the light',
  says: 'The letter I is a lighthouse with its beams.',
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['lighthouse'], trades: ['sailing', 'fishing', 'boat-rental'] }],
  initials: 'IІΙ',
  fits: ({ initials: { first } }) => first,
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { beam: { label: 'Beam width', min: 86, max: 165, usual: 125 }, foot: { label: 'Foot width', min: 420, max: 580, usual: 500 } },
  draw: (d, { look, params }) => {
    const serif = (y: number, width: number) => d.rect(-width / 2, y, width, 90, 12);
    const [spread, foot] = [params['beam']!, params['foot']!];
    const tower = d.polygon([[-96, -230], [96, -230], [130, 400], [-130, 400]]);
    const stripe = d.polygon([[-300, 130], [300, -40], [300, 80], [-300, 250]]);
    const letter = serif(-330, 400).union(serif(410, foot));
    const lamp = d.rect(-80, -470, 160, 118);
    const roof = d.polygon([[-126, -492], [0, -600], [126, -492]], 10);
    const beam = d.polygon([[120, -440], [440, -415 - spread], [440, -415 + spread], [120, -386]], 8);
    if (look === 'cut') {
      const pillar = d.polygon([[-112, -260], [112, -260], [112, 460], [-112, 460]]);
      const head = d.rect(-112, -468, 224, 114).subtract(d.circle(0, -411, 42));
      return [d.layer('letter', d.union(d.rect(-210, -330, 420, 110, 10), pillar, d.rect(-foot / 2 - 10, 390, foot + 20, 120, 10), head, roof.scale(1.1, 1, [0, -492]), d.mirror(beam).move(0, -4).scale(1.14, 1, [0, 0])), 'main')];
    }
    const shaft = look === 'line' ? tower.rim(40).union(stripe.intersect(tower)) : tower.subtract(stripe);
    return [d.layer('letter', letter.union(shaft, d.rect(-96, -250, 192, 20), d.rect(-130, 396, 260, 20)), 'main'), d.layer('roof', roof, 'main', { mono: 'ink' }), d.layer('light', d.mirror(beam).union(lamp), 'second', { mono: 'ink' })];
  },
});
