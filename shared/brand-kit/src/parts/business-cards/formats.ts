/** A card's measures in points, from docs of printers: 1 in = 72 pt, 1 mm = 72/25.4 pt. */
export interface CardFormat {
  readonly id: 'us' | 'eu';
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** Nothing that matters is nearer to the trim. */
  readonly safe: number;
}

const MM = 72 / 25.4;

export const CARD_FORMATS: readonly CardFormat[] = [
  { id: 'us', label: 'US, 3.5 × 2 in', width: 252, height: 144, bleed: 9, safe: 9 },
  { id: 'eu', label: 'EU, 85 × 55 mm', width: 85 * MM, height: 55 * MM, bleed: 3 * MM, safe: 3 * MM },
];
