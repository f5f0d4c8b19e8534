import type { VariantArrangement } from '@fifteen/logo-engine';
import { placed } from '../../../picture/place.ts';
import { rectangle } from '../../../picture/shapes.ts';
import { framedSheet, writeFooter } from '../sheet/framed-sheet.ts';
import { STAGE, within } from '../sheet/grid.ts';
import type { PageOf } from '../sheet/guide.ts';

const VERSIONS: readonly { arrangement: VariantArrangement; name: string; use: string }[] = [
  { arrangement: 'primary', name: 'Logo', use: 'First choice, wherever there is space' },
  { arrangement: 'horizontal', name: 'Side by side', use: 'Headers, signs, email' },
  { arrangement: 'stacked', name: 'Stacked', use: 'Narrow and square spaces' },
  { arrangement: 'wordmark', name: 'Wordmark', use: 'Where the symbol is nearby' },
  { arrangement: 'symbol', name: 'Symbol', use: 'Profiles, icons, stamps' },
];

const CAPTION = 26;
const GAP = 14;
const LEAD =
  'One logo, five versions, each drawn for its shape. Use the first one that fits, in this order, and always use the files: never rebuild a version by hand.';

/** Every arrangement on the ground of its own. */
export const versions: PageOf = (guide, number) =>
  framedSheet(guide, { title: 'Versions', number, lead: LEAD }, (pen, styles) => {
    const { own } = guide;
    const top = (STAGE.height - GAP) / 2;
    const boxes = VERSIONS.map((_, at) => {
      const across = at < 2 ? 2 : 3;
      const width = (STAGE.width - (across - 1) * GAP) / across;
      return { x: STAGE.x + (at < 2 ? at : at - 2) * (width + GAP), y: STAGE.y + (at < 2 ? 0 : top + GAP), width, height: top - CAPTION };
    });
    for (const [at, { arrangement, name, use }] of VERSIONS.entries()) {
      const box = boxes[at]!;
      const ground = at === 0 || at === 4 ? own : { ...own, color: own.shade };
      pen.put({ d: rectangle(box), fill: ground.color === guide.grounds.light.color ? own.shade : ground.color });
      pen.put(...placed(own.logo(arrangement), within(box, arrangement === 'symbol' ? 0.16 : 0.1)));
      pen.write(name, styles.label, { x: box.x, y: box.y + box.height + 12, width: box.width });
      pen.write(use, styles.small, { x: box.x, y: box.y + box.height + 22, width: box.width });
    }
    writeFooter(pen, styles, number);
  });
