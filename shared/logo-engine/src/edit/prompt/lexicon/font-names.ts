/**
 * Typefaces that owners know by name, by the kind of lettering that comes nearest in our library: most of them are not ours
 * to give out. Names that are everyday words are left out.
 */
export const FONT_NAMES: readonly (readonly [kind: string, names: string])[] = [
  ['kind serif', 'times new roman|times roman|garamond|eb garamond|baskerville|libre baskerville|georgia|bodoni|didot|playfair|playfair display|cormorant|palatino|caslon|merriweather|lora font|cinzel|trajan|cambria|minion pro'],
  ['kind sans', 'helvetica|helvetica neue|arial|roboto|open sans|calibri|verdana|tahoma|gill sans|frutiger|univers|inter font|lato|san francisco font|segoe|source sans|myriad|myriad pro|noto sans|trebuchet|akzidenz grotesk|franklin gothic'],
  ['kind geometric', 'futura|avenir|montserrat|poppins|gotham|proxima nova|century gothic|avant garde font|circular font|raleway|nunito sans|josefin sans'],
  ['kind slab', 'rockwell|clarendon|roboto slab|courier slab|museo slab|zilla slab'],
  ['kind mono', 'courier|courier new|consolas|menlo|monaco font|roboto mono|fira code'],
  ['kind script', 'pacifico|lobster font|great vibes|dancing script|brush script mt|edwardian script|zapfino|allura'],
  ['kind hand', 'comic sans|comic sans ms|caveat font|amatic|bradley hand|papyrus font'],
  ['kind rounded', 'nunito|varela round|quicksand|comfortaa|vag rounded'],
  ['kind condensed', 'bebas|bebas neue|oswald|impact font|league gothic|din condensed'],
  ['kind retro', 'cooper black|cooper font|windsor font|recoleta'],
];
