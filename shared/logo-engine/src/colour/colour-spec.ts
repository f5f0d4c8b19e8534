/** A colour by its place in the customer's palette; `text` is the ink or the paper, whichever reads. */
export type PaletteRole = 'ink' | 'paper' | 'white' | 'primary' | 'accent' | 'third' | 'soft' | 'deep' | 'text';

export interface ColourSpec {
  background: Exclude<PaletteRole, 'text' | 'third'>;
  a: PaletteRole;
  b: PaletteRole;
  c: PaletteRole;
  text: PaletteRole;
  /** Two stops across the mark; `all` takes its second colour along. */
  gradient?: { all: boolean };
  /** The name is cut from the first colour, which then needs the contrast of text. */
  boxed?: boolean;
  /** The second colour stands on the first and must be told from it at a glance. */
  onFirst?: boolean;
  /** Lettering and marks stand out more than the gates ask: for those who dislike low contrast. */
  contrast?: 'strong';
  /** One colour on the ground: the second is not to be told from the first. */
  single?: boolean;
  /** Colours that the customer named, by what they paint, as #rrggbb; they go before the roles and are moved in lightness until they read. */
  overrides?: Partial<Record<ColourSlot, string>>;
}

/** What a colour of the customer's own may paint. */
export type ColourSlot = 'background' | 'a' | 'b' | 'c' | 'text';

/** Every layer role in the colour that it is drawn in, as #rrggbb. */
export interface LogoColours {
  background: string;
  a: string;
  b: string;
  c: string;
  text: string;
  sub: string;
  tb: string;
}
