import type { KitFile } from '../../../kit-file.ts';
import { placed } from '../../../picture/place.ts';
import { pngOf } from '../../../picture/png.ts';
import { readableOn } from '../../../color/color.ts';
import type { Guide } from '../sheet/guide.ts';
import { signatureHtml, signaturePage } from './signature-html.ts';
import { signaturePicture } from './signature-picture.ts';

const PREVIEW_WIDTH = 1280;
const MOST = { width: 168, height: 110 };
/** Pixels of the picture for each one that it is shown at. */
const DENSITY = 3;

const HOW = `Email signature

1. Open signature.html in a browser, select everything, copy it.
2. Paste it where your mail program keeps signatures:
   Gmail        Settings, See all settings, General, Signature
   Outlook      Settings, Mail, Compose and reply
   Apple Mail   Settings, Signatures (untick "Always match my default message font")
3. Send yourself a test.

The logo is inside the file. Mail programs take it along when you paste. If yours does not, put signature-logo.png on
your website and write its address into signature.html, in place of the text that begins with "data:image/png".
`;

const textFile = (name: string, mediaType: string, text: string): KitFile => ({ name, mediaType, bytes: new TextEncoder().encode(text) });

/** The signature to copy, its logo, a word on how to use it, and its picture. */
export async function* signature(guide: Guide): AsyncIterable<KitFile> {
  const { brand, copy, order, grounds: { light } } = guide;
  const artwork = light.logo('primary');
  const scale = Math.min(MOST.width / artwork.width, MOST.height / artwork.height);
  const [width, height] = [Math.round(artwork.width * scale), Math.round(artwork.height * scale)];
  // Mail is read on white: the light ground itself stays behind.
  const logo = await pngOf({ width, height, areas: placed(artwork, { x: 0, y: 0, width, height }) }, width * DENSITY);
  const look = {
    company: brand.name,
    logo: Buffer.from(logo).toString('base64'),
    width,
    height,
    text: readableOn('#ffffff', [brand.brief.palette.ink], 7),
    quiet: '#5c5c5c',
    accent: readableOn('#ffffff', [light.accent], 3),
    serif: brand.textFaces.regular.startsWith('source-serif'),
  };
  const picture = signaturePicture(guide);
  const stem = 'guidelines/email-signature';
  yield { name: `${stem}/signature.png`, preview: 'Email signature', mediaType: 'image/png', bytes: await pngOf(picture, PREVIEW_WIDTH), width: PREVIEW_WIDTH, height: Math.round((PREVIEW_WIDTH * picture.height) / picture.width) };
  yield textFile(`${stem}/signature.html`, 'text/html', signaturePage(signatureHtml(order.details, look), brand.name, copy));
  yield { name: `${stem}/signature-logo.png`, mediaType: 'image/png', bytes: logo, width: width * DENSITY, height: height * DENSITY };
  yield textFile(`${stem}/how-to.txt`, 'text/plain', HOW);
}
