import { contrastOf } from '../../colour/oklch.ts';
import { faviconSvg } from '../../files/favicon-svg.ts';
import { icoOf } from '../../files/ico.ts';
import type { Artwork } from '../../render/artwork.ts';
import type { VariantArrangement } from '../../variants/variant.ts';
import type { LogoFile, Pictured } from './logo-file.ts';
import { pngOf } from './png.ts';

/** Browsers' bars by day and by night. */
const BARS = ['#ffffff', '#202124'];
/** Least contrast with both at which a symbol stands there without a ground. */
const STANDS_ALONE = 2.2;

const CUTS: readonly { side: number; arrangement: VariantArrangement }[] = [
  { side: 16, arrangement: 'symbol16' },
  { side: 32, arrangement: 'symbol32' },
  { side: 48, arrangement: 'symbol32' },
  { side: 64, arrangement: 'symbol' },
  { side: 128, arrangement: 'symbol' },
  { side: 256, arrangement: 'symbol' },
];

/** Everything that a website and an app want as their icon. */
export async function iconFiles(logo: Pictured): Promise<LogoFile[]> {
  const pictures = await Promise.all(CUTS.map(async ({ side, arrangement }) => ({ side, png: await pngOf(iconOf(logo, arrangement), side) })));
  const onGround = logo.artwork({ arrangement: 'symbol', colouring: 'colour' });
  const masked = logo.artwork({ arrangement: 'symbol', colouring: 'colour', fit: 'safe' });
  return [
    { name: 'icons/favicon.ico', bytes: icoOf(pictures) },
    { name: 'icons/favicon.svg', bytes: new TextEncoder().encode(adaptiveIcon(logo)) },
    ...pictures.map(({ side, png }) => ({ name: `icons/icon-${side}.png`, bytes: png })),
    { name: 'icons/apple-touch-icon.png', bytes: await pngOf(onGround, 180) },
    { name: 'icons/icon-192.png', bytes: await pngOf(onGround, 192) },
    { name: 'icons/icon-512.png', bytes: await pngOf(onGround, 512) },
    { name: 'icons/icon-maskable-512.png', bytes: await pngOf(masked, 512) },
  ];
}

/** Without a ground where every colour reads on both kinds of bar, else on the logo's own. */
function iconOf(logo: Pictured, arrangement: VariantArrangement): Artwork {
  const bare = logo.artwork({ arrangement, colouring: 'transparent' });
  const fills = bare.shapes.map(({ fill }) => fill).flatMap((fill) => (typeof fill === 'string' ? [fill] : fill.stops.map(({ colour }) => colour)));
  const stands = fills.every((fill) => BARS.every((bar) => contrastOf(fill, bar) >= STANDS_ALONE));
  return stands ? bare : logo.artwork({ arrangement, colouring: 'colour' });
}

/** Dark on a light bar and light on a dark one, whichever of its two colourings the logo was designed in. */
function adaptiveIcon(logo: Pictured): string {
  const [designed, opposite] = (['colour', 'reversed'] as const).map((colouring) => logo.artwork({ arrangement: 'symbol32', colouring }));
  const onDark = (artwork: Artwork | undefined) => contrastOf(artwork?.ground ?? '#ffffff', '#ffffff') > contrastOf(artwork?.ground ?? '#ffffff', '#000000');
  if (!designed || !opposite) throw new Error('A symbol has two colourings');
  return onDark(designed) ? faviconSvg(opposite, designed) : faviconSvg(designed, opposite);
}
