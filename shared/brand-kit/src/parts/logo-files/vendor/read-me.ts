import type { SpotInk } from './spot-pdf.ts';
import { labOf } from './lab.ts';
import { EMBROIDERY_MM, STITCH, type Stitched } from './embroidery/digitize.ts';

const millimeters = (value: number): string => `${Math.round(value)} mm`;

/** Stitches of a design, jumps left out. */
const stitchesOf = ({ threads }: Stitched): number => threads.reduce((sum, { runs }) => sum + runs.reduce((all, run) => all + run.length, 0), 0);

interface Facts {
  readonly leastLogo: number;
  readonly leastSymbol: number;
  readonly inks: readonly SpotInk[];
  readonly stitched: Stitched;
}

/** What each file is for, with the measures of this logo. */
export const vendorReadMe = ({ leastLogo, leastSymbol, inks, stitched }: Facts): string => `Files for vendors

vinyl/       DXF and SVG for vinyl cutters and CNC, in millimeters, closed outlines, nothing overlaps.
             Cut the logo at ${millimeters(leastLogo)} on its longer side or larger, the symbol at ${millimeters(leastSymbol)} or larger:
             then every stroke and gap is at least 1 mm.
print/       spot-colors.pdf has one separation for each color:
${inks.map(({ name, hex }) => `             ${name}: Lab ${labOf(hex).join(' ')} (D50), ${hex.toUpperCase()}`).join('\n')}
             Ask the print shop for the ink nearest to the Lab value and for a proof.
             one-color-proof.pdf shows the logo in black ink alone and reversed, at three sizes.
laser/       engrave.svg is filled, for raster engraving; score.svg is a hairline, for vector engraving and cutting.
             engrave.png is black and white at 600 dpi.
embroidery/  logo.dst is for Tajima and most other machines: ${millimeters(stitched.width)} × ${millimeters(stitched.height)}, ${stitchesOf(stitched)} stitches,
             ${stitched.threads.length} ${stitched.threads.length === 1 ? 'thread' : 'threads, in this order'}: ${stitched.threads.map(({ hex }) => hex.toUpperCase()).join(', ')}.
             Rows are ${STITCH.row} mm apart, stitches ${STITCH.shortest} to ${STITCH.longest} mm long. ${sewable(stitched)}
             Sew it on a scrap of the same fabric first.
bimi/        Your logo in inboxes: how-to.txt.
animation/   logo.json is a Lottie animation of your logo coming together, for websites and apps.
brand.json   Colors, fonts and file names as data, for developers.
`;

/** Share of rows that may be lost before a logo should be sewn larger. */
const FINE = 0.02;

/** Whether all of a logo can be sewn at the size of a chest. */
export const sewable = ({ lost }: Pick<Stitched, 'lost'>): string =>
  lost <= FINE
    ? `Every detail is at least ${STITCH.narrowest} mm wide.`
    : `At ${EMBROIDERY_MM} mm, ${Math.round(lost * 100)} % of it is finer than ${STITCH.narrowest} mm and is left out: sew it larger, or the symbol alone (symbol.dst).`;
