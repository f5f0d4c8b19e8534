import type { KitFile } from '../../../kit-file.ts';
import type { GuideColor } from '../measures/guide-colors.ts';
import type { Guide } from '../sheet/guide.ts';

/** Pixels of a scale that suits screens. */
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96];
const SIZES = { label: 14, text: 16, lead: 20, headline: 40 } as const;

const colorToken = ({ hex, rgb, cmyk }: GuideColor) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: rgb.map((value) => Math.round((value / 255) * 10_000) / 10_000), hex },
  $description: `CMYK ${cmyk.join(' ')}, converted without a profile`,
});

const pixels = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });

/** Design tokens in the format of the W3C's Design Tokens Community Group, 2025.10. */
export const tokensJson = ({ brand, colors }: Guide): string => {
  const { displayFont, textFaces, text } = brand;
  const [display, regular, strong] = [text.style(displayFont), text.style(textFaces.regular), text.style(textFaces.strong)];
  const tokens = {
    color: Object.fromEntries(colors.map((color) => [color.id, colorToken(color)])),
    font: {
      family: {
        headline: { $type: 'fontFamily', $value: [display.name, 'sans-serif'] },
        text: { $type: 'fontFamily', $value: [regular.name, 'sans-serif'] },
      },
      weight: {
        headline: { $type: 'fontWeight', $value: display.weight },
        text: { $type: 'fontWeight', $value: regular.weight },
        strong: { $type: 'fontWeight', $value: strong.weight },
      },
      size: Object.fromEntries(Object.entries(SIZES).map(([name, value]) => [name, pixels(value)])),
    },
    space: Object.fromEntries(SPACES.map((value) => [String(value), pixels(value)])),
  };
  return `${JSON.stringify(tokens, null, 2)}\n`;
};

/** The same as custom properties. */
export const tokensCss = ({ brand, colors }: Guide): string => {
  const { displayFont, textFaces, text } = brand;
  const [display, regular, strong] = [text.style(displayFont), text.style(textFaces.regular), text.style(textFaces.strong)];
  const lines = [
    ...colors.map(({ id, hex }) => `--color-${id}: ${hex};`),
    `--font-headline: "${display.name}", sans-serif;`,
    `--font-text: "${regular.name}", sans-serif;`,
    `--weight-headline: ${display.weight};`,
    `--weight-text: ${regular.weight};`,
    `--weight-strong: ${strong.weight};`,
    ...Object.entries(SIZES).map(([name, value]) => `--size-${name}: ${value / 16}rem;`),
    ...SPACES.map((value) => `--space-${value}: ${value / 16}rem;`),
  ];
  return `/* @font-face rules for these families: ../fonts/fonts.css */\n:root {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
};

export const tokenFiles = (guide: Guide): KitFile[] => [
  { name: 'guidelines/tokens/tokens.json', mediaType: 'application/json', bytes: new TextEncoder().encode(tokensJson(guide)) },
  { name: 'guidelines/tokens/tokens.css', mediaType: 'text/css', bytes: new TextEncoder().encode(tokensCss(guide)) },
];
