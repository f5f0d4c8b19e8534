/** A sheet's measures in points. */
export interface LetterFormat {
  readonly id: 'a4' | 'us-letter';
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

const MM = 72 / 25.4;

export const LETTER_FORMATS: readonly LetterFormat[] = [
  { id: 'a4', label: 'A4', width: 210 * MM, height: 297 * MM, bleed: 3 * MM },
  { id: 'us-letter', label: 'US Letter', width: 612, height: 792, bleed: 9 },
];
