import { useState, type JSX } from 'react';
import type { FontList, FontSample } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button, Skeleton } from '@fifteen/web/ui';
import { ChangeButton } from '../controls/change-button.tsx';
import { Control } from '../controls/control.tsx';
import controls from '../controls/controls.module.css';
import { fontsQuery } from '../edits-api.ts';
import type { Edit } from '../use-edit.ts';
import { LIST_WORDS } from '../words.ts';
import styles from './panels.module.css';

/** Of the sample's box of 100, what lies above the baseline. */
const ABOVE = 68;

const Sample = ({ outline, width }: FontSample): JSX.Element => (
  <svg className={styles.sample} viewBox={`0 ${-ABOVE} ${width} 100`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path d={outline} />
  </svg>
);

const FontsMissing = ({ onRetry }: { onRetry: () => void }): JSX.Element => (
  <Control label="Font">
    <Alert>We couldn’t load the fonts.</Alert>
    <Button variant="secondary" size="medium" onClick={onRetry}>
      Try again
    </Button>
  </Control>
);

interface FontPickerProps {
  assetId: string;
  edit: Edit;
}

/** Fonts that can set the name, each showing it, by kind. */
export const FontPicker = ({ assetId, edit }: FontPickerProps): JSX.Element => {
  const [list, setList] = useState<FontList | undefined>();
  const { data, isPlaceholderData, isError, refetch } = useQuery(fontsQuery(assetId, edit.logo?.name ?? '', list));
  const current = edit.logo?.font.style;
  const shown = list ?? data?.list;
  if (isError) return <FontsMissing onRetry={() => void refetch()} />;
  return (
    <Control label={edit.logo ? `Font: ${edit.logo.font.family}` : 'Font'}>
      <div className={styles.lists}>
        {(data?.lists ?? []).map((each) => (
          <button
            key={each}
            type="button"
            className={controls.button}
            aria-pressed={each === shown}
            onClick={() => setList(each)}
          >
            {LIST_WORDS[each]}
          </button>
        ))}
      </div>
      {data ? (
        <div className={styles.fonts} data-stale={isPlaceholderData}>
          {data.fonts.map((font) => (
            <ChangeButton
              key={font.style}
              edit={edit}
              operation={font.style === current ? undefined : { op: 'font', style: font.style }}
              className={styles.font}
              aria-pressed={font.style === current}
              aria-label={`${font.family} ${font.weight}`}
            >
              <Sample {...font} />
              <span className={styles.family}>{font.family}</span>
            </ChangeButton>
          ))}
        </div>
      ) : (
        <Skeleton shape="tile" height={300} />
      )}
    </Control>
  );
};
