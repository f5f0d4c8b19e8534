import { idea } from '../../idea.ts';

/** Double doors of a floor plan that are a gull in flight. */
export const gullDoors = idea({
  id: 'gull-doors',
  title: 'A gull at the door',
  says: 'On the floor plan, the two swinging doors draw a gull in flight.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['gull', 'sea-bird', 'bird', 'coast', 'sea', 'freedom'] }, { things: ['floor-plan', 'door'], trades: ['architecture', 'construction', 'interior-design', 'real-estate', 'carpentry'] }],
  looks: {
    plan: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'tech_sharp'], colors: 2, stem: 0.03 },
  },
  params: { doors: { label: 'Door width', min: 244, max: 300, usual: 276 }, walls: { label: 'Wall weight', min: 0.85, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const [half, door, wall] = [400, params['doors']!, (look === 'line' ? 30 : 70) * params['walls']!];
    const opening = d.rect(-door, half - wall - 20, 2 * door, 200);
    const room = d.rect(-half, -half, 2 * half, 2 * half);
    const wing = d.arc(-door, half - wall / 2, door, -90, 0);
    const gull = d.mirror(wing.brush(look === 'line' ? 34 : (t) => 20 + 62 * Math.sin(Math.PI * (0.12 + 0.6 * t)), { samples: 40 }), 0);
    const leaves = d.mirror(d.rect(-door - 12, half - wall / 2 - door - 11, 24, door - wall / 2 - 8));
    const sun = d.circle(150, -150, look === 'line' ? 74 : 90);
    return [d.layer('walls', room.rim(wall).subtract(opening), 'main'), d.layer('doors', gull, 'second'), d.layer('leaves', leaves, 'main'), d.layer('column', look === 'line' ? sun.rim(26) : sun, 'main')];
  },
});
