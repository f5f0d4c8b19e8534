import { type Path, areaOf, contoursOf, difference, intersect, translate } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARRED, evenGlyph, stemOf } from './letter-mark.ts';

/** A piece of ground smaller than this is a sliver that looks like a mistake: a hundredth of the box. */
const LEAST_AREA = 9000;

/** The letter larger than its box, alone where there is one colour: only for letters that stay themselves when cropped. */
export const boxedBleed: LetterMark = {
  id: 'boxedBleed',
  title: 'Cropped letter',
  tags: ['solid', 'cut', 'tech', 'frame'],
  initials: 1,
  from: 'font',
  avoid: `${BARRED}JOQUCDОС0`,
  cuts: true,
  draw(pen) {
    const letter = evenGlyph(pen, 1080, 1240);
    if (!letter) return null;
    const container = containerById(pen.container) ?? containerById('squircle')!;
    const box = container.draw();
    const placed = translate(letter, pen.pick('shift', [-60, 0, 60]), 60);
    const ground = difference(box, placed);
    if (hasSliver(ground)) return null;
    return {
      layers: [{ ...layer('a', ground), inColourOnly: true }, layer('b', intersect(box, placed))],
      strokeWidth: stemOf(letter),
    };
  },
};

const hasSliver = (ground: Path): boolean => contoursOf(ground, 20).some((points) => areaOf(points) < LEAST_AREA);
