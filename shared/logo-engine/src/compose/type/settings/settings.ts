import type { NameSetting } from '../../../type/type-spec.ts';
import { ampersand, between } from './ampersand.ts';
import { arc } from './arc.ts';
import { cradle, dropCap } from './capitals.ts';
import { flag, vertical } from './columns.ts';
import type { DrawSetting } from './setting.ts';
import { trade, voices, weights } from './voices.ts';

/** Every way to set a whole name that is more than lines. */
export const SETTINGS: Readonly<Record<NameSetting, DrawSetting>> = { ampersand, between, dropCap, cradle, arc, weights, voices, trade, vertical, flag };
