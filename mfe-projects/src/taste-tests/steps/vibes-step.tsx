import { useState, type JSX } from 'react';
import { VIBE_IDS, VIBES_TO_CHOOSE, type VibeId } from '@fifteen/contracts';
import { ChoiceCard, ChoiceGroup } from '@fifteen/web/ui';
import { toggleVibe } from '../draft/choices.ts';
import { updateDraft, useDraft } from '../draft/use-draft.ts';
import { vibePicture } from '../media/media-urls.ts';
import { AnswerPicture } from './answer-picture.tsx';
import styles from './steps.module.css';
import { VIBE_WORDS } from './words.ts';

/** Step 1: exactly three of twelve. A fourth is ignored, and the page says so. */
export const VibesStep = (): JSX.Element => {
  const { vibes } = useDraft();
  const [ignored, setIgnored] = useState<VibeId | null>(null);
  const count = `${vibes.length} of ${VIBES_TO_CHOOSE} chosen`;

  const toggle = (id: VibeId): void => {
    const choice = toggleVibe(vibes, id);
    setIgnored(choice.ignored ? id : null);
    if (!choice.ignored) updateDraft({ vibes: choice.vibes });
  };

  return (
    <>
      <output className={styles.count}>
        {ignored ? `${count}. ${VIBE_WORDS[ignored]} wasn’t added. Remove one first.` : count}
      </output>
      <ChoiceGroup legend={`Vibe styles, ${count}`} legendHidden>
        {VIBE_IDS.map((id) => (
          <ChoiceCard
            key={id}
            type="checkbox"
            name="vibes"
            value={id}
            checked={vibes.includes(id)}
            onChange={() => toggle(id)}
            label={VIBE_WORDS[id]}
            picture={<AnswerPicture src={vibePicture(id)} />}
          />
        ))}
      </ChoiceGroup>
    </>
  );
};
