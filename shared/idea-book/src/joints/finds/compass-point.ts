import { idea } from '../../idea.ts';

/** How far the long ray is turned from north, in degrees clockwise. */
const TURNS: Readonly<Record<string, number>> = { east: 90, south: 180, west: 270 };

/** A compass star whose longest ray shows where the name points. */
export const compassPoint = idea({
  id: 'compass-point',
  title: 'One way',
  says: ({ things }) => `The longest ray of the star points ${things[0] && things[0] in TURNS ? things[0] : 'north'}.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['east', 'west', 'south', 'north'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'tech_sharp'], colors: 2, traits: ['asymmetric'], stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, traits: ['asymmetric'], stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { waist: { label: 'Waist', min: 90, max: 130, usual: 108 } },
  draw: (d, { look, params, things }) => {
    const turn = TURNS[things[0] ?? 'north'] ?? 0;
    const waist = params['waist']!;
    const turned = (shape: ReturnType<typeof d.circle>) => shape.rotate(turn, [0, 0]);
    const short = d.polygon([[-360, 0], [-waist, -waist], [waist, -waist], [360, 0], [waist, waist], [0, 360], [-waist, waist]]);
    const long = d.polygon([[0, -660], [waist, -waist], [0, 0], [-waist, -waist]]);
    if (look === 'line') return [d.layer('ring', d.ring(0, 0, 400, 354).gapFrom(turned(d.polygon([[0, -700], [130, 0], [-130, 0]])), 24).withoutSlivers(900), 'main'), d.layer('ray', turned(d.polygon([[0, -640], [130, 0], [-130, 0]]).round(8, 0)), 'second')];
    if (look === 'cut') {
      const arrow = d.polygon([[0, -400], [270, 300], [0, 170], [-270, 300]]);
      return [d.layer('compass', d.circle(0, 0, 520).subtract(turned(arrow.round(6, 0))), 'main')];
    }
    return [d.layer('star', turned(short.subtract(long.grow(12, 'miter')).subtract(d.polyline([[-waist - 40, -waist - 40], [0, 0], [waist + 40, -waist - 40]]).stroke(24, { join: 'miter' }))).withoutSlivers(900), 'main'), d.layer('ray', turned(long), 'second', { mono: 'ink' })];
  },
});
