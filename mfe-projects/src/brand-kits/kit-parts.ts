import { AD_FILM_SECONDS, CARD_CONTRAST_VERSIONS, SOCIAL_HEADERS } from '@fifteen/contracts';

/** The five parts of a kit, in the order of the page. */
export const KIT_PARTS = [
  { id: 'business_cards', name: 'Business cards', note: `${CARD_CONTRAST_VERSIONS} contrast versions` },
  { id: 'website_mockup', name: 'Website mockup', note: 'Desktop and phone' },
  { id: 'social_headers', name: 'Social headers', note: `${SOCIAL_HEADERS} platforms` },
  { id: 'tshirt_mockup', name: 'T-shirt mockup', note: 'Light and dark' },
  { id: 'ad_video', name: 'Ad video', note: `${AD_FILM_SECONDS} seconds` },
] as const;
