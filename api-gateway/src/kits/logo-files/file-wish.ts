import { FILE_ARRANGEMENTS, FILE_COLORINGS, FILE_FORMATS, PNG_SIDES, type LogoFiles } from '@fifteen/contracts';

type Variant = Pick<LogoFiles['variants'][number], 'arrangement' | 'coloring'>;

/** One file that a logo may be taken home as. */
export interface FileWish extends Variant {
  readonly format: (typeof FILE_FORMATS)[number];
  /** Longer side in pixels; null for a vector. */
  readonly side: (typeof PNG_SIDES)[number] | null;
}

/** Its name in links and in the store: "symbol-dark-1024.png". What the customer gets is named after the company. */
export const wishName = ({ arrangement, coloring, format, side }: FileWish): string =>
  `${arrangement}-${coloring}${side === null ? '' : `-${side}`}.${format}`;

const wishesFor = (variant: Variant): FileWish[] =>
  FILE_FORMATS.flatMap((format): FileWish[] =>
    format === 'png' ? PNG_SIDES.map((side) => ({ ...variant, format, side })) : [{ ...variant, format, side: null }],
  );

/** Every variant with every file of it. */
export const FILE_WISHES: readonly (Variant & { readonly wishes: readonly FileWish[] })[] = FILE_ARRANGEMENTS.flatMap(
  (arrangement) =>
    FILE_COLORINGS.map((coloring) => ({ arrangement, coloring, wishes: wishesFor({ arrangement, coloring }) })),
);

const BY_NAME: ReadonlyMap<string, FileWish> = new Map(
  FILE_WISHES.flatMap(({ wishes }) => wishes.map((wish) => [wishName(wish), wish] as const)),
);

/** Undefined for any other name, whatever it is. */
export const wishNamed = (name: string): FileWish | undefined => BY_NAME.get(name);
