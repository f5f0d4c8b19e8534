import type { KitPart } from '../kit-part.ts';
import { adFilm } from './ad-film/ad-film.ts';
import { brandGuidelines } from './brand-guidelines/brand-guidelines.ts';
import { businessCards } from './business-cards/business-cards.ts';
import { logoFiles } from './logo-files/logo-files.ts';
import { socialHeaders } from './social-headers/social-headers.ts';
import { tshirtMockup } from './tshirt-mockup/tshirt-mockup.ts';
import { websiteMockup } from './website-mockup/website-mockup.ts';

/** Every part of the kit, in the order in which they are made and shown. */
export const KIT_PARTS: readonly KitPart[] = [businessCards, websiteMockup, socialHeaders, tshirtMockup, adFilm, logoFiles, brandGuidelines];
