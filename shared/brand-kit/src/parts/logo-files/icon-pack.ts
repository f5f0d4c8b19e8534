import type { Artwork, DrawnLogo } from '@fifteen/logo-engine';
import { type LogoFile, PACK_PARTS, packPart } from '@fifteen/logo-engine/node';
import { pngOf } from '../../picture/png.ts';

/** Side of the picture that app stores ask for. */
const STORE_SIDE = 1024;

const text = (name: string, content: string): LogoFile => ({ name, bytes: new TextEncoder().encode(content) });

/** What a phone reads when the site is put on its home screen. The text is JSON: a name holds no markup there. */
const manifestOf = (name: string, { ground }: Artwork): string => {
  const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({ src: `/${src}`, sizes: `${side}x${side}`, type: 'image/png', purpose });
  const manifest = {
    name,
    short_name: name,
    icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('icon-maskable-512.png', 512, 'maskable')],
    theme_color: ground ?? '#ffffff',
    background_color: ground ?? '#ffffff',
    display: 'browser',
    start_url: '/',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

const linesFor = ({ ground }: Artwork): string => `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="${ground ?? '#ffffff'}">
`;

const HOW = `Icons

1. Put these files into the root of your website: favicon.ico, favicon.svg, apple-touch-icon.png, icon-192.png,
   icon-512.png, icon-maskable-512.png, site.webmanifest.
2. Paste the lines of paste-into-head.html into the head of every page.

favicon.svg turns light by itself where the browser is dark. icon-maskable-512.png keeps everything within the circle
that phones cut. icon-1024.png is for app stores, which round its corners themselves.
`;

/** Whatever has a name and a symbol: a customer's brand, or our own. */
interface Marked {
  readonly name: string;
  readonly logo: Pick<DrawnLogo, 'artwork'>;
}

/** Everything that a website and an app want as their icon, and the lines that name it. */
export const iconPack = async ({ logo, name }: Marked): Promise<LogoFile[]> => {
  const symbol = logo.artwork({ arrangement: 'symbol', coloring: 'color' });
  const store = { width: symbol.width, height: symbol.height, ground: symbol.ground ?? '#ffffff', areas: symbol.shapes.map(({ d, fill }) => ({ d, fill })) };
  return [
    ...(await packPart(logo, name, PACK_PARTS - 1)),
    { name: `icons/icon-${STORE_SIDE}.png`, bytes: await pngOf(store, STORE_SIDE) },
    text('icons/site.webmanifest', manifestOf(name, symbol)),
    text('icons/paste-into-head.html', linesFor(symbol)),
    text('icons/how-to.txt', HOW),
  ];
};
