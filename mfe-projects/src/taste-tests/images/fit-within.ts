export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longest side is at most `max`; never enlarged, never less than a pixel. */
export const fitWithin = ({ width, height }: Size, max: number): Size => {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
