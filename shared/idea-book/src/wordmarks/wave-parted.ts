import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { type Edge, enveloped, fittedLine } from './shared/envelope.ts';
import { evenLines, inCapitals, unspaced } from './shared/type.ts';

/** Width of the block, white between the words. */
const WIDTH = 1_000;
const GAP = 26;
const MOST_UNLIKE = 1.9;
const [LOWEST, HIGHEST] = [0.36, 0.66];

/** Two words in one block, one wave between them. */
export const waveParted = idea({
  id: 'wave-parted',
  title: 'One wave between two words',
  says: 'Both lines fill one block, and one wave divides them.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words, hasCase }) => (hasCase && words.length >= 2 && words.length <= 4 && lengthOf(full) <= 22 && evenLines(words, 2).every((row) => lengthOf(row) >= 3 && lengthOf(row) <= 11) ? [...full][0] : undefined),
  looks: {
    wave: { manner: 'solid', vibes: ['organic_flowing', 'playful_rounded', 'gradient_modern', 'illustrative'], colors: 2, stem: 0.12, letterforms: ['cond', 'roundgrot', 'grot', 'roundbold', 'slab'] },
    tide: { manner: 'solid', vibes: ['bold_abstract', 'hand_drawn', 'classic_ornate', 'brutalist_bold'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'slab', 'grot', 'fatface'] },
  },
  params: { height: { label: 'Height of the wave', min: 0.3, max: 0.8, usual: 0.5 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const lines = evenLines(words, 2).map((row) => fittedLine(d, row, style, WIDTH));
    const natural = lines.map(({ height }) => height) as [number, number];
    if (Math.max(...natural) / Math.min(...natural) > MOST_UNLIKE) d.refuse('The words are too unlike in length.');
    const total = Math.max(LOWEST * WIDTH, Math.min(HIGHEST * WIDTH, natural[0] + natural[1]));
    // Half way from what the words want to even halves, so that the wave has room on both sides.
    const middle = (total * (natural[0] / (natural[0] + natural[1]) + 0.5)) / 2;
    const swing = params['height']! * Math.min(middle, total - middle);
    const turn = look === 'wave' ? (t: number) => Math.sin(2 * Math.PI * t) : (t: number) => -Math.cos(Math.PI * t);
    const edge = (off: number): Edge => (t) => middle + off + (look === 'wave' ? 0.78 : 1) * swing * turn(t);
    return [
      d.layer('line 1', enveloped(lines[0]!, () => 0, edge(-GAP / 2)), 'main', { role: 'word' }),
      d.layer('line 2', enveloped(lines[1]!, edge(GAP / 2), () => total), 'second', { role: 'word' }),
    ];
  },
});
