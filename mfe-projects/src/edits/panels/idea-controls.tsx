import { useId, type JSX } from 'react';
import type { EditedIdea } from '@fifteen/contracts';
import { ChangeButton } from '../controls/change-button.tsx';
import { Control } from '../controls/control.tsx';
import { pictureOf } from '../picture-of.ts';
import type { Edit } from '../use-edit.ts';
import styles from './panels.module.css';

/** Steps between the ends of a slider. */
const STEPS = 40;

interface ParameterProps {
  edit: Edit;
  parameter: EditedIdea['parameters'][number];
}

const Parameter = ({ edit, parameter: { name, label, min, max, value } }: ParameterProps): JSX.Element => {
  const id = useId();
  return (
    <div className={styles.parameter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / STEPS}
        value={value}
        onChange={(event) => edit.drag({ op: 'parameter', name, value: Number(event.target.value) })}
      />
    </div>
  );
};

/** How the idea behind the symbol is drawn: its looks, its own numbers, the letter that carries it. */
export const IdeaControls = ({ edit, idea: { looks, parameters, carriers } }: { edit: Edit; idea: EditedIdea }): JSX.Element => (
  <>
    {looks.length > 1 && (
      <Control label="Drawn as">
        <div className={styles.looks}>
          {looks.map(({ look, svg, isChosen }, i) => (
            <ChangeButton
              key={look}
              edit={edit}
              operation={isChosen ? undefined : { op: 'look', look }}
              className={styles.look}
              aria-pressed={isChosen}
              aria-label={`Version ${i + 1} of ${looks.length}`}
            >
              <img src={pictureOf(svg)} alt="" width={84} height={84} />
            </ChangeButton>
          ))}
        </div>
      </Control>
    )}
    {carriers.length > 1 && (
      <Control label="Letter with the picture">
        {carriers.map(({ at, letter, isChosen }, i) => (
          <ChangeButton
            key={at}
            edit={edit}
            operation={isChosen ? undefined : { op: 'carrier', at }}
            className={styles.carrier}
            aria-pressed={isChosen}
            aria-label={`Letter ${letter}, ${i + 1} of ${carriers.length}`}
          >
            {letter}
          </ChangeButton>
        ))}
      </Control>
    )}
    {parameters.length > 0 && (
      <Control label="Fine-tune">
        <div className={styles.parameters}>
          {parameters.map((parameter) => (
            <Parameter key={parameter.name} edit={edit} parameter={parameter} />
          ))}
        </div>
      </Control>
    )}
  </>
);
