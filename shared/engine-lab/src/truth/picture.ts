import { type Image, createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels a side: small enough to be quick, large enough that a thin accent is seen. */
const SIZE = 240;
/** Channels this near to a flat color are that color; between two of them lies the edge of a shape. */
const SAME = 6;

/** What a concept's picture shows, read from its pixels and from nothing else that the engine says. */
export interface SeenPicture {
  readonly ground: string;
  /** The share of what is not background that each flat color covers, as #rrggbb, largest first; edges between colors are left out. */
  readonly inks: readonly { readonly color: string; readonly share: number }[];
  readonly hasGradient: boolean;
  /** Colors along its gradients, which are no flat color, as #rrggbb. */
  readonly shades: ReadonlySet<string>;
}

/** Reads the picture of an SVG with a background of its own. */
export async function seenIn(svg: string): Promise<SeenPicture> {
  const image: Image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `)));
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.drawImage(image, 0, 0, SIZE, SIZE);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  const flat = [...new Set([...svg.matchAll(/(?:fill|stop-color)="(#[0-9a-f]{6})"/gi)].map(([, color]) => color!.toLowerCase()))];
  const channels = flat.map((color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)));
  const ground = nearest(data, 0, channels);
  if (ground === -1) throw new Error('The corner of the picture is none of its colors.');
  const hasGradient = svg.includes('Gradient');
  const shades = new Set<string>();
  const counts = flat.map(() => 0);
  let drawn = 0;
  for (let at = 0; at < data.length; at += 4) {
    const color = nearest(data, at, channels);
    if (color === ground) continue;
    drawn += 1;
    if (color !== -1) counts[color]! += 1;
    else if (hasGradient) shades.add(`#${[0, 1, 2].map((i) => data[at + i]!.toString(16).padStart(2, '0')).join('')}`);
  }
  const inks = flat.map((color, i) => ({ color, share: drawn === 0 ? 0 : counts[i]! / drawn })).filter((_, i) => i !== ground);
  return { ground: flat[ground]!, inks: inks.toSorted((one, other) => other.share - one.share), hasGradient, shades };
}

/** The index of the flat color of a pixel, -1 where it is none of them. */
function nearest(data: Uint8ClampedArray, at: number, channels: readonly (readonly number[])[]): number {
  return channels.findIndex((color) => color.every((channel, i) => Math.abs(channel - data[at + i]!) <= SAME));
}
