/** Measures of a page on one kind of screen, in CSS pixels. */
export interface Device {
  readonly id: 'desktop' | 'phone';
  readonly width: number;
  /** Free at both sides, and above and below a section. */
  readonly gutter: number;
  readonly space: number;
  /** Sizes of type. */
  readonly huge: number;
  readonly large: number;
  readonly lead: number;
  readonly text: number;
  /** Things side by side. */
  readonly columns: 1 | 3;
  readonly gap: number;
  /** Height of the bar at the top, and of the picture in the hero. */
  readonly bar: number;
  readonly picture: number;
}

export const DESKTOP: Device = { id: 'desktop', width: 1440, gutter: 88, space: 104, huge: 84, large: 46, lead: 21, text: 17, columns: 3, gap: 36, bar: 92, picture: 420 };
export const PHONE: Device = { id: 'phone', width: 390, gutter: 24, space: 60, huge: 46, large: 32, lead: 18, text: 16, columns: 1, gap: 32, bar: 68, picture: 330 };
