import { config } from 'zod';
import { TasteProfile } from '@fifteen/contracts';
import { vibePicture } from '../media/media-urls.ts';
import type { TasteDraft } from './taste-draft.ts';

// The page's content policy forbids compiled code, and even asking whether it would run is reported.
config({ jitless: true });

const briefOf = ({ company_name, industry, tagline, description }: TasteDraft['brief']): Record<string, string> => ({
  company_name,
  industry,
  ...(tagline.trim() && { tagline }),
  ...(description.trim() && { description }),
});

/** The taste profile that a draft amounts to; its issues name the field that is wrong. */
export const profileOf = (draft: TasteDraft): ReturnType<typeof TasteProfile.safeParse> =>
  TasteProfile.safeParse({
    vibe_check: { selected_logos: draft.vibes, selected_logo_urls: draft.vibes.map(vibePicture) },
    taste_theft: {
      extracted_palette: draft.picture?.palette ?? [],
      dominant_color: draft.picture?.palette[0],
      uploaded_image_url: draft.picture?.url,
    },
    comparison_game: draft.comparisons,
    hate_test: { disliked_logo_id: draft.dislike.logo, reasons: draft.dislike.reasons },
    basic_info: briefOf(draft.brief),
  });
