import type { KitLanguage } from '@fifteen/contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { GuideCopy } from './guide-copy.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const COPIES: Readonly<Record<KitLanguage, GuideCopy>> = { en, de, es, fr, it, pt };

/** The words of the guidelines in a language. */
export const copyIn = (language: KitLanguage): GuideCopy => COPIES[language];
