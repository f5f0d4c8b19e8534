import type { JSX } from 'react';
import { EDIT_LAYOUTS } from '@fifteen/contracts';
import { Control } from '../controls/control.tsx';
import { EditButton } from '../controls/edit-button.tsx';
import { Stepper } from '../controls/stepper.tsx';
import type { Edit } from '../use-edit.ts';
import { LAYOUT_WORDS } from '../words.ts';
import styles from './panels.module.css';

/** A disc for the symbol, a bar for the name. */
const SCHEMAS: Readonly<Record<(typeof EDIT_LAYOUTS)[number], string>> = {
  left: 'M4 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM25 16h31v8H25z',
  right: 'M40 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM4 16h31v8H4z',
  above: 'M22 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 26h36v8H12z',
  below: 'M22 29a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM12 6h36v8H12z',
};

const Schema = ({ d }: { d: string }): JSX.Element => (
  <svg className={styles.schema} viewBox="0 0 60 40" aria-hidden="true">
    <path d={d} fillRule="evenodd" />
  </svg>
);

/** Where symbol and name are. */
export const LayoutPanel = ({ edit }: { edit: Edit }): JSX.Element => (
  <div className={styles.panel}>
    <Control label="Layout">
      <div className={styles.layouts}>
        {EDIT_LAYOUTS.map((layout) => (
          <EditButton key={layout} edit={edit} operation={{ op: 'layout', layout }} pressed={edit.logo?.layout === layout} className={styles.layout}>
            <Schema d={SCHEMAS[layout]} />
            {LAYOUT_WORDS[layout]}
          </EditButton>
        ))}
      </div>
    </Control>
    <Control label="Name">
      <EditButton edit={edit} operation={{ op: 'lines', lines: 'one' }}>
        One line
      </EditButton>
      <EditButton edit={edit} operation={{ op: 'lines', lines: 'several' }}>
        Several lines
      </EditButton>
    </Control>
    <div className={styles.steps}>
      <Stepper edit={edit} label="Space between" words={['Less space', 'More space']} operation={(steps) => ({ op: 'gap', steps })} />
      <Stepper edit={edit} label="Symbol size" words={['Smaller symbol', 'Larger symbol']} operation={(steps) => ({ op: 'size', target: 'mark', steps })} />
      <Stepper edit={edit} label="Second line" words={['Smaller second line', 'Larger second line']} operation={(steps) => ({ op: 'size', target: 'sub', steps })} />
    </div>
  </div>
);
