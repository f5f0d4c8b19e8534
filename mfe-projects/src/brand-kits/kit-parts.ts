import { AD_FILM_SECONDS, CARD_CONTRAST_VERSIONS, type KitPartId, SOCIAL_HEADERS } from '@fifteen/contracts';

export interface KitPartWords {
  readonly id: KitPartId;
  readonly name: string;
  /** What of it there is, as its status shows. */
  readonly note: string;
  /** What it is for. */
  readonly use: string;
}

/** The parts of a kit, in the order of the pages. */
export const KIT_PARTS: readonly KitPartWords[] = [
  { id: 'business_cards', name: 'Business cards', note: `${CARD_CONTRAST_VERSIONS} contrast versions`, use: 'Front and back, for American and European printers. The PDFs have bleed, crop marks and printing colors.' },
  { id: 'website_mockup', name: 'Website mockup', note: 'Desktop and phone', use: 'How your logo looks on a home page in your trade.' },
  { id: 'social_headers', name: 'Social headers', note: `${SOCIAL_HEADERS} platforms`, use: 'The exact size for each platform, clear of its buttons.' },
  { id: 'tshirt_mockup', name: 'T-shirt mockup', note: 'Light and dark', use: 'For your team or your shop, with print-ready files. Plus your logo on a sign, a cup, a bag, a van and a phone.' },
  { id: 'ad_video', name: 'Ad video', note: `${AD_FILM_SECONDS} seconds`, use: 'Animated from your own logo, for feeds, stories and screens.' },
  { id: 'logo_files', name: 'Logo files', note: 'SVG, PDF, EPS, PNG and JPG', use: 'Every version of your logo in every color, icons for your website, and files for sign makers, printers and embroiderers.' },
  { id: 'brand_guidelines', name: 'Brand guidelines', note: 'Your brand book', use: 'Spacing, sizes, colors and type, measured from your logo. Share it with anyone who works on your brand.' },
];
