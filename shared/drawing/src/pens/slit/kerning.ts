import { MODULE } from './proportions.ts';

/** Letters that kern alike. Letters with the form of a Latin one follow it by themselves. */
export const CLASSES: Readonly<Record<string, string>> = {
  Г: 'ГΓ',
  Ь: 'ЬЉЊ',
  Λ: 'ΛΔ',
  '.': '.,„…',
  '-': '-–—',
  '’': "’‘'\"“”",
};

/**
 * Corrections in modules. Blocks meet in straight edges and need none; what is closed up are open corners: under T, above
 * the foot of L, beside the point of V. Whole modules keep lines that can be justified exactly.
 */
const PAIRS: Readonly<Record<number, string>> = {
  [-1]: 'Ψ. F4 F& FД FΛ FΩ P4 P& PД PΛ PΩ ГД Г& ГΩ T& TД TΩ VД VΩ V4 V& Y4 Y& YД YΩ 74 7& 7Д 7Ω 41 47 4T 4V 4Y 4Ч 4Ъ 4’ 4? &V &Y ДT ДV ДY ДЧ ДЪ ДЋ ДЂ Д’ Д? Д1 Д7 ΩT ΩY ΩΨ Ω’ ΛЧ Λ’ K- -X X- ?4 ?& ?Д',
  [-2]: 'LV L7 L? L« T4 TΛ V. VΛ YΛ 7. 7Λ &7 &? Ь? Г4 ГΛ ΛT ΛV ΛY Λ1 Λ7 Λ? ’4 ’Λ ». .V .7 .? -?',
  [-3]: 'LT LY L- T. T- -T .T &T ЬT ЬЪ ЪT',
  [-4]: 'L1 L’ LЧ Y. Г. Г- .Y .1 .Ч .’ ’. -7 &1 ?.',
  [-5]: 'F. P.',
};

export const KERNING: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(PAIRS).flatMap(([modules, pairs]) => pairs.split(' ').map((pair) => [pair, Number(modules) * MODULE])),
);
