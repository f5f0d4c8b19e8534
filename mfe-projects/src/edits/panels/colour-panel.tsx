import type { JSX } from 'react';
import { EDIT_GROUNDS, type EditedLogo } from '@fifteen/contracts';
import { ChangeButton } from '../controls/change-button.tsx';
import { Control } from '../controls/control.tsx';
import { EditButton } from '../controls/edit-button.tsx';
import type { Edit } from '../use-edit.ts';
import { COLOUR_WORDS, GROUND_WORDS } from '../words.ts';
import styles from './panels.module.css';

type Colour = EditedLogo['colours'][number];

/** WCAG 2: 4.5 for text, 7 for its strictest level, 3 for large shapes. */
const levelOf = (contrast: number): string => {
  if (contrast >= 7) return 'AAA';
  if (contrast >= 4.5) return 'AA';
  return contrast >= 3 ? 'Large only' : 'Low';
};

const Contrast = ({ contrast, target }: { contrast: number; target: Colour['target'] }): JSX.Element => {
  const isLow = contrast < (target === 'name' ? 4.5 : 3);
  return (
    <span className={styles.contrast} data-level={isLow ? 'low' : 'good'} title="Contrast with the background, by WCAG">
      {contrast.toFixed(1)} : 1 {levelOf(contrast)}
    </span>
  );
};

interface ColourRowProps {
  edit: Edit;
  colour: Colour;
}

const ColourRow = ({ edit, colour: { target, hex, contrast } }: ColourRowProps): JSX.Element => (
  <div role="group" aria-label={COLOUR_WORDS[target]} className={styles.colour}>
    <div className={styles.colourHead}>
      <input
        type="color"
        className={styles.well}
        aria-label={`${COLOUR_WORDS[target]}: any color`}
        value={hex}
        onChange={(event) => edit.drag({ op: 'color', target, hex: event.target.value })}
      />
      <span className={styles.colourName}>
        {COLOUR_WORDS[target]}
        <span className={styles.hex}>{hex}</span>
      </span>
      {contrast !== null && <Contrast contrast={contrast} target={target} />}
    </div>
    <div className={styles.swatches}>
      {[...new Set(edit.logo?.palette)].map((own) => (
        <ChangeButton
          key={own}
          edit={edit}
          operation={own === hex ? undefined : { op: 'color', target, hex: own }}
          className={styles.swatch}
          style={{ backgroundColor: own }}
          aria-label={`${COLOUR_WORDS[target]} in ${own}, of your palette`}
          aria-pressed={own === hex}
        />
      ))}
    </div>
  </div>
);

/** Colours by what they paint, each with its contrast. */
export const ColourPanel = ({ edit }: { edit: Edit }): JSX.Element => {
  const isGraded = edit.logo?.gradient ?? false;
  return (
    <div className={styles.panel}>
      {edit.logo?.colours.map((colour) => (
        <ColourRow key={colour.target} edit={edit} colour={colour} />
      ))}
      <Control label="Background">
        {EDIT_GROUNDS.map((ground) => (
          <EditButton key={ground} edit={edit} operation={{ op: 'ground', ground }}>
            {GROUND_WORDS[ground]}
          </EditButton>
        ))}
      </Control>
      <Control label="All at once">
        <EditButton edit={edit} operation={{ op: 'otherColors' }}>
          Other colors
        </EditButton>
        <EditButton edit={edit} operation={{ op: 'swapColors' }}>
          Swap
        </EditButton>
        <EditButton edit={edit} operation={{ op: 'oneColor' }}>
          One color
        </EditButton>
        <EditButton edit={edit} operation={{ op: 'gradient', is: isGraded ? 'off' : 'on' }}>
          {isGraded ? 'No gradient' : 'Gradient'}
        </EditButton>
      </Control>
    </div>
  );
};
