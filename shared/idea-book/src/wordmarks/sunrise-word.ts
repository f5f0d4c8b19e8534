import type { Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { fittedLine } from './shared/envelope.ts';
import { evenLines, inCapitals, isRightToLeft, standsApart, unspaced } from './shared/type.ts';

/** Outer radius of the arch of letters. */
const OUTER = 500;
/** Inner radius as a share of it, by how long the word is. */
const [NEAREST, FARTHEST] = [0.42, 0.66];
const GAP = 30;

/** The letters stand around a half disc like rays: long ones, each wider at its top. */
export const sunriseWord = idea({
  id: 'sunrise-word',
  title: 'Letters as rays',
  says: 'The letters stand around a half disc, each wider towards the outside, like the rays of a rising sun.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isRightToLeft(full) && words.length <= 3 && fitsArch(rowsOf(words)) ? [...full][0] : undefined),
  looks: {
    sun: { manner: 'solid', vibes: ['playful_rounded', 'illustrative', 'organic_flowing', 'hand_drawn', 'classic_ornate'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['cond', 'slab', 'roundgrot', 'grot'] },
    rings: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal', 'gradient_modern'], traits: ['retro'], colors: 3, stem: 0.12, letterforms: ['cond', 'grot', 'wide'] },
  },
  draw: (d, { words, lettering, look }) => {
    const style = inCapitals(unspaced(lettering));
    const [arch, base] = rowsOf(words) as [string, string?];
    const share = Math.max(NEAREST, Math.min(FARTHEST, 0.3 + 0.035 * lengthOf(arch)));
    const inner = OUTER * share;
    const line = fittedLine(d, arch, style, 1_000);
    const edge = 180 / lengthOf(arch) / 14;
    const bent = line.shape.warp(([x, y]) => {
      const angle = Math.PI * (1 + (edge + (x / line.width) * (180 - 2 * edge)) / 180);
      const r = inner + (-y / line.height) * (OUTER - inner);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    const r = inner - GAP;
    // A tail that reaches inside keeps its distance.
    const around = bent.grow(13);
    const free = (shape: Shape): Shape => shape.subtract(around).withoutSlivers(120);
    const layers: Layer[] = [d.layer('arch', bent, 'main', { role: 'word' })];
    if (look === 'sun') layers.push(d.layer('half disc', free(d.sector(0, 0, r, 180, 360)), 'second'));
    else {
      const ring = (r - 2 * 22) / 3.4;
      layers.push(d.layer('half ring', free(d.sector(0, 0, r, 180, 360, r - ring)), 'second'), d.layer('half disc', d.sector(0, 0, r - ring - 22, 180, 360), 'third'));
    }
    if (base) {
      const foot = fittedLine(d, base, style, 2 * OUTER);
      const height = Math.min(foot.height, OUTER * 0.36);
      layers.push(d.layer('foot', foot.shape.scale(1, height / foot.height).move(-OUTER, height + GAP), 'main', { role: 'word' }));
    }
    return layers;
  },
});

/** The arch, and a second line under it where the name is longer. */
const rowsOf = (words: readonly string[]): string[] => (lengthOf(words.join(' ')) <= 9 ? [words.join(' ')] : evenLines(words, 2));
const fitsArch = ([arch, base]: readonly string[]): boolean => lengthOf(arch!) >= 4 && lengthOf(arch!) <= 11 && (base === undefined || (lengthOf(base) >= 4 && lengthOf(base) <= 12));
