import type { Brand } from '../../../brand.ts';
import type { Ground } from '../../../grounds.ts';
import type { Style } from './pen.ts';

/** Height of a headline's capitals in points: families of one size differ too much. */
const HEADLINE_CAPS = 19;

export interface Styles {
  /** In the logo's own lettering. */
  readonly headline: Style;
  readonly lead: Style;
  readonly body: Style;
  readonly strong: Style;
  readonly small: Style;
  readonly label: Style;
  /** A name in the logo's lettering, of any size. */
  readonly display: (caps: number, fill?: string) => Style;
}

/** The few sizes that the guidelines are set in, on a ground. */
export const stylesOf = ({ text, displayFont, textFaces: { regular, strong } }: Brand, ground: Ground): Styles => {
  const { cap } = text.style(displayFont);
  const display = (caps: number, fill = ground.text): Style => ({ font: displayFont, size: caps / cap, leading: caps * 1.6, fill });
  return {
    headline: display(HEADLINE_CAPS),
    lead: { font: regular, size: 12, leading: 18, fill: ground.text },
    body: { font: regular, size: 10, leading: 15.5, fill: ground.text },
    strong: { font: strong, size: 10, leading: 15.5, fill: ground.text },
    small: { font: regular, size: 8, leading: 12, fill: ground.quiet },
    label: { font: strong, size: 8, leading: 12, fill: ground.quiet },
    display,
  };
};
