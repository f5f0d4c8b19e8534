import type { CardDetails } from '@fifteen/contracts';
import { footer } from './footer.ts';
import { hero } from './hero.ts';
import type { Page, Section } from './page.ts';
import { about, offers, visit } from './sections.ts';
import { stacked } from './type.ts';

/** The whole page, from the bar to the footer. */
export const homePage = (page: Page, details: CardDetails): Section => stacked([hero(page), offers(page), about(page), visit(page), footer(page, details)]);
