import { idea } from '../../idea.ts';
import { BLOCKS, block } from './parts.ts';

/** An initial split by lightning. */
export const boltInitial = idea({
  id: 'bolt-initial',
  title: ({ letters }) => `Lightning through the ${letters}`,
  says: ({ letters }) => `A bolt of lightning splits the letter ${letters}.`,
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['lightning', 'storm', 'energy', 'spark'], trades: ['electrician', 'energy', 'ev-charging', 'batteries'] }],
  fits: ({ initials: { first } }) => (BLOCKS.test(first) ? first : undefined),
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 2, stem: 0.12 },
    open: { manner: 'cut', vibes: ['tech_sharp', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.12 },
    print: { manner: 'print', vibes: ['gradient_modern', 'brutalist_bold', 'bold_abstract'], colors: 2, stem: 0.12 },
  },
  params: { bolt: { label: 'Bolt width', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, letters, params }) => {
    const letter = block(d, letters, 800);
    const bolt = d.polygon([[190, -520], [-190, 70], [-20, 40], [-150, 520], [200, -90], [30, -50]]).scale(params['bolt']!, 1);
    if (look === 'open') return [d.layer('letter', d.union(...letter.subtract(bolt).pieces().filter(({ area }) => area > 5000)), 'main')];
    if (look === 'print') return d.overprint([{ shape: letter, ink: 'main' }, { shape: bolt, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    return [d.layer('letter', letter.subtract(bolt.grow(26, 'miter')).withoutSlivers(900), 'main'), d.layer('bolt', bolt, 'second', { mono: 'ink' })];
  },
});
