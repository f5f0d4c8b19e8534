import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import type { ShownVersion } from '../copy/guide-copy.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

/** In the order in which they are tried. */
const VERSIONS: readonly ShownVersion[] = ['primary', 'horizontal', 'stacked', 'wordmark', 'symbol'];

const CAPTION = 26;
const GAP = 14;

/** Every arrangement on the ground of its own. */
export const versions: PageOf = (guide, number) =>
  framedSheet(guide, { ...guide.copy.versions, number }, (pen, styles) => {
    const { copy: { versions: words }, own } = guide;
    const top = (STAGE.height - GAP) / 2;
    const boxes = VERSIONS.map((_, at) => {
      const across = at < 2 ? 2 : 3;
      const width = (STAGE.width - (across - 1) * GAP) / across;
      return { x: STAGE.x + (at < 2 ? at : at - 2) * (width + GAP), y: STAGE.y + (at < 2 ? 0 : top + GAP), width, height: top - CAPTION };
    });
    for (const [at, arrangement] of VERSIONS.entries()) {
      const box = boxes[at]!;
      const [name, use] = words.of[arrangement];
      const ground = at === 0 || at === 4 ? own : { ...own, color: own.shade };
      pen.put({ d: rectangle(box), fill: ground.color === guide.grounds.light.color ? own.shade : ground.color });
      pen.put(...placed(own.logo(arrangement), within(box, arrangement === 'symbol' ? 0.16 : 0.1)));
      pen.write(name, styles.label, { x: box.x, y: box.y + box.height + 12, width: box.width });
      pen.write(use, styles.small, { x: box.x, y: box.y + box.height + 22, width: box.width });
    }
    writeFooter(guide, pen, styles, number);
  });
