import type { PenStyle } from '../pen.ts';
import { ATTACHED_BASES } from './latin-attached.ts';

/** Letters by the form of their right side, so that a pair is corrected once for all that look alike there. */
const RIGHT = {
  /** The slope rises to the top right: white below. */
  wedge: 'VWУ',
  fork: 'YΥ',
  roof: 'TГΓ',
  flag: 'FP',
  foot: 'LŁ',
  legs: 'KXЖ',
  leg: 'R',
  tail: 'Q',
  /** Chamfered at the bottom right, in parallel to the slanted foot of A. */
  chamfer: 'BDGJOSUЗЭЮЬЪБФЂЉЊΘΦÞĐÐŊẞØ',
  stem: 'AHIMNИЛПЧШЯЫЋЏΛΔΠΨ',
  arms: 'CEZΣЄÆŒΞΩ',
  smallWedge: 'vwyν',
  smallFork: 'γ',
  smallRoof: 'rгтτσ',
  smallHook: 'f',
  smallLegs: 'kxжкκχλ',
  smallChamfer: 'bopsвзюьъэљњþρð',
  smallStem: 'πaghmnquилмнпчшыяџŋημυωαı',
  smallArms: 'cetlzɛιεςєæœł',
  seven: '7',
  four: '4',
} as const;

/** The same for left sides. */
const LEFT = {
  /** The slope falls to the bottom left: white above. */
  foot: 'AMЛМΛΔЉÆ',
  tailedFoot: 'Д',
  roof: 'T',
  flag: 'ЪЂЋ',
  fork: 'YΥ',
  cross: 'XЖ',
  hook: 'J',
  round: 'COGQФΦΘЄŒØ',
  smallFoot: 'лмљ',
  smallTailedFoot: 'д',
  smallRound: 'acdegoqєфαοσςφøœ',
  smallStem: 'mnprıuгкнпцчшщыьюяґњџŋηιμκρυψω',
  /** й is wider than its letter above. */
  smallI: 'и',
  dotted: 'ij',
  smallWedge: 'vwyν',
  smallCross: 'xχжγ',
  smallRoof: 'zsтъзэτπεæ',
  points: '.,…„‚',
  quotes: '’‘”“\'"',
  dash: '-–—',
  four: '4',
} as const;

type Right = keyof typeof RIGHT;
type Left = keyof typeof LEFT;

/** In units of 1,000 to the cap height, at the usual width. */
const PAIRS: Readonly<Record<Right, Partial<Record<Left, number>>>> = {
  wedge: {
    foot: -385, tailedFoot: -320, hook: -270, round: -95, fork: 40, roof: 20, flag: 20, smallFoot: -330, smallTailedFoot: -270, smallRound: -150,
    smallStem: -120, smallI: -55, cross: 40, dotted: -20, smallWedge: -70, smallCross: -70, smallRoof: -90, points: -330, dash: -170, four: -300,
  },
  fork: {
    foot: -270, tailedFoot: -230, hook: -230, round: -65, fork: 50, roof: 30, flag: 30, smallFoot: -230, smallTailedFoot: -200, smallRound: -160,
    smallStem: -125, smallI: -55, cross: 40, dotted: -15, smallWedge: -80, smallCross: -80, smallRoof: -100, points: -290, dash: -190, four: -200,
  },
  roof: {
    foot: -215, tailedFoot: -205, hook: -220, round: -30, fork: 35, roof: 20, flag: 20, smallFoot: -250, smallTailedFoot: -190, smallRound: -140,
    smallStem: -115, smallI: -55, cross: 30, dotted: -10, smallWedge: -90, smallCross: -90, smallRoof: -100, points: -260, dash: -170, four: -170,
  },
  flag: { foot: -165, tailedFoot: -150, hook: -200, round: -15, fork: 20, smallFoot: -140, smallTailedFoot: -120, smallRound: -45, smallStem: -25, points: -230, dash: -70, four: -100 },
  foot: { roof: -170, flag: -120, fork: -150, round: -30, quotes: -240, dash: -140 },
  leg: { foot: 25, fork: 10, round: -15, smallRound: -15, smallFoot: 20 },
  legs: { foot: 25, cross: 25, hook: 25, smallCross: 20, round: -45, roof: -50, fork: 10, smallRound: -35, smallFoot: 25, smallTailedFoot: 20, dash: -90 },
  tail: { roof: -40, fork: -40, dotted: 60, smallWedge: 30 },
  chamfer: { foot: -100, tailedFoot: -50, hook: -40, roof: -25, fork: -20, smallFoot: -50, points: -50 },
  stem: { foot: -25, hook: -50, smallFoot: -20 },
  arms: { round: -20, smallRound: -15, dash: -60 },
  smallWedge: { foot: -250, tailedFoot: -200, hook: -180, smallFoot: -240, smallTailedFoot: -170, smallRound: -55, smallStem: -25, smallCross: 15, points: -230, dash: -70 },
  smallFork: { foot: -185, smallFoot: -140, smallTailedFoot: -110, smallRound: -60, points: -190 },
  smallRoof: { foot: -170, tailedFoot: -150, hook: -150, smallFoot: -120, smallTailedFoot: -90, smallRound: -25, smallCross: 20, points: -180, dash: -60 },
  smallHook: { foot: -90, smallFoot: -50, smallRound: -25, roof: 50, cross: 60, fork: 60, points: -110, quotes: 80, dash: -40, dotted: 25 },
  smallLegs: { foot: 20, smallFoot: 15, cross: 20, smallCross: 20, hook: 20, smallRound: -25, roof: -90, fork: -60, dash: -50 },
  smallChamfer: { foot: -60, hook: -30, roof: -115, fork: -90, smallFoot: -55, points: -20 },
  smallStem: { foot: -25, hook: -30, roof: -105, fork: -85, smallFoot: -20 },
  smallArms: { roof: -90, fork: -70, dash: -40 },
  seven: { four: -180, points: -300, dash: -130, foot: -280 },
  four: { roof: -60, quotes: -60 },
};

/** Pairs that would collide or gape for reasons of their own. */
const SINGLE: Readonly<Record<string, number>> = {
  '47': -40, '17': -20, '72': 25, '73': 25,
  // Tails of y and j below the line, next to other descenders.
  gy: 45, jy: 45, qy: 70, gj: 55, qj: 80, yj: 25, ŋy: 45, ŋj: 55,
  // The hook of f under ascenders.
  fb: 35, fh: 35, fk: 35, fl: 35, 'f?': 60, 'f!': 60, fß: 30, fþ: 35,
  Цj: 60, Щj: 60, цj: 60, щj: 60, Дj: 60, дj: 60, Цy: 55, Щy: 55, цy: 55, щy: 55, ЖУ: 25, KУ: 25, кУ: 25, жУ: 25,
  lT: 0, lY: 0, 'ťo': 20,
};

function expanded(): Record<string, number> {
  const table: Record<string, number> = {};
  for (const [right, lefts] of Object.entries(PAIRS) as [Right, Partial<Record<Left, number>>][])
    for (const [left, value] of Object.entries(lefts) as [Left, number][])
      for (const one of RIGHT[right]) for (const other of LEFT[left]) table[`${one}${other}`] = value;
  return { ...table, ...SINGLE };
}

export const KERNING: Readonly<Record<string, number>> = expanded();
export const KERNING_CLASSES: Readonly<Record<string, string>> = ATTACHED_BASES;

/** The slope runs farther in wide letters, and so do the corrections that it asks for. */
export const kernScale = ({ width }: PenStyle): number => width;
