/** A colour in OKLab: lightness 0 to 1, and the two opponent axes. Source: Björn Ottosson, 2020. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number => {
  const c = light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(light, 0) ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(c, 0), 1) * 255);
};

export const labOfRgb = (red: number, green: number, blue: number): Lab => {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
};

/** Linear light of red, green and blue; outside 0 to 1 where no screen can show the colour. */
const lightOf = (lab: Lab): number[] => {
  const l = (lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b) ** 3;
  const m = (lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b) ** 3;
  const s = (lab.l - 0.0894841775 * lab.a - 1.291485548 * lab.b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

export const isShowable = (lab: Lab): boolean => lightOf(lab).every((light) => light > -0.001 && light < 1.001);

export const hexOfLab = (lab: Lab): string =>
  `#${lightOf(lab)
    .map((light) => fromLinear(light).toString(16).padStart(2, '0'))
    .join('')}`;

export const labOfHex = (hex: string): Lab => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return labOfRgb(channel(1), channel(3), channel(5));
};

export const chromaOf = (lab: Lab): number => Math.hypot(lab.a, lab.b);

/** About 0.02 is just noticeable side by side; 0.1 is another colour. */
export const distance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
