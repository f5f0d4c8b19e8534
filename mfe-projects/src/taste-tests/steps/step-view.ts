import type { JSX } from 'react';

/** What every step is told by the page. */
export interface StepViewProps {
  /** Next was pressed and this step is not complete: what is missing shows itself. */
  refused: boolean;
}

export type StepView = (props: StepViewProps) => JSX.Element;
