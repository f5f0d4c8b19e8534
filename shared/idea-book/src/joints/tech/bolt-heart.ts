import { idea } from '../../idea.ts';

/** A heart with a flash for its middle. */
export const boltHeart = idea({
  id: 'bolt-heart',
  title: 'The charged heart',
  says: 'A flash of lightning runs down the middle of a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['heart'] }, { things: ['lightning'], trades: ['ev-charging', 'electrician', 'fitness'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    gap: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { bolt: { label: 'Flash size', min: 0.8, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 14, max: 40, usual: 24 } },
  draw: (d, { look, params }) => {
    const heart = d.path('M0 500C-330 250 -540 70 -540 -170C-540 -350 -410 -470 -250 -470C-140 -470 -50 -410 0 -320C50 -410 140 -470 250 -470C410 -470 540 -350 540 -170C540 70 330 250 0 500Z');
    const bolt = d.polygon([[70, -420], [-170, 30], [-20, 30], [-84, 390], [186, -92], [36, -92], [190, -420]], 8).scale(params['bolt']!, params['bolt']!, [0, 0]).move(-6, 10);
    if (look === 'gap') return [d.layer('heart', heart.subtract(bolt), 'main')];
    const body = look === 'line' ? heart.rim(48, 'round').subtract(bolt.grow(params['gap']!, 'miter')) : heart.subtract(bolt.grow(params['gap']!, 'miter'));
    return [d.layer('heart', body.withoutSlivers(2_000), 'main'), d.layer('flash', bolt, 'second', { mono: 'ink' })];
  },
});
