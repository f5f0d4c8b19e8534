import type { JSX } from 'react';
import { STUDIO_IDS, type StudioId } from '@fifteen/contracts';
import { StudioTag } from '@fifteen/web/ui';
import styles from './voices.module.css';

interface VoicesProps {
  /** Who drew the logo; his own voice is "as it is". */
  own: StudioId;
  voice: StudioId | null;
  onChange: (voice: StudioId | null) => void;
}

interface VoiceProps {
  checked: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

const Voice = ({ checked, onChoose, children }: VoiceProps): JSX.Element => (
  <label className={styles.voice}>
    <input type="radio" name="voice" className={styles.input} checked={checked} onChange={onChoose} />
    {children}
  </label>
);

/** In whose hand the variations are drawn: the logo's own studio, or one of the other four. */
export const Voices = ({ own, voice, onChange }: VoicesProps): JSX.Element => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Restyle as</legend>
    <div className={styles.voices}>
      <Voice checked={voice === null} onChoose={() => onChange(null)}>
        Keep the style
      </Voice>
      {STUDIO_IDS.filter((studio) => studio !== own).map((studio) => (
        <Voice key={studio} checked={voice === studio} onChoose={() => onChange(studio)}>
          <StudioTag studio={studio} />
        </Voice>
      ))}
    </div>
  </fieldset>
);
