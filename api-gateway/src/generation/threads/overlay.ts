/** Paints the part of a larger picture that begins at left, top over a square of so many pixels a side (RGBA, opaque). */
export type Overlay = (pixels: Uint8Array, size: number, from: { left: number; top: number }) => void;

/**
 * A black layer and a white one over it, as what they do to a pixel: most pixels are not touched, and those that are
 * keep a share of their colour and gain some white. Coverages are squares in RGBA of one size, opacities 0 to 1.
 */
export const overlayOf = ([dark, light]: readonly Uint8Array[], [darkest = 0, lightest = 0]: readonly number[]): Overlay => {
  const side = Math.sqrt((dark?.length ?? 0) / 4);
  const rows: number[] = [];
  const [columns, kept, added]: number[][] = [[], [], []];
  for (let at = 0; at < side * side; at += 1) {
    if (at % side === 0) rows.push(columns!.length);
    const [black, white] = [((dark?.[4 * at] ?? 0) / 255) * darkest, ((light?.[4 * at] ?? 0) / 255) * lightest];
    if (black === 0 && white === 0) continue;
    const keeps = Math.round(255 * (1 - black) * (1 - white));
    columns!.push(at % side);
    kept!.push(keeps);
    added!.push(Math.min(255 - keeps, Math.round(255 * white)));
  }
  rows.push(columns!.length);
  return painter({ rows, columns: Uint16Array.from(columns!), kept: Uint8Array.from(kept!), added: Uint8Array.from(added!) });
};

/** Pixels that are touched, row by row: `rows` tells where each begins. */
interface Inked {
  rows: readonly number[];
  columns: Uint16Array;
  kept: Uint8Array;
  added: Uint8Array;
}

const painter =
  ({ rows, columns, kept, added }: Inked): Overlay =>
  (pixels, size, { left, top }) => {
    for (let y = 0; y < size; y += 1) {
      const end = rows[top + y + 1] ?? 0;
      for (let i = rows[top + y] ?? 0; i < end; i += 1) {
        const x = (columns[i] ?? 0) - left;
        if (x < 0 || x >= size) continue;
        const [keeps, gains] = [kept[i] ?? 255, added[i] ?? 0];
        for (let at = 4 * (y * size + x), blue = at + 2; at <= blue; at += 1) pixels[at] = (((pixels[at] ?? 0) * keeps + 127) / 255 | 0) + gains;
      }
    }
  };
