import type { JSX } from 'react';
import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { ButtonLink, EmptyState } from '@fifteen/web/ui';
import styles from './first-project.module.css';

const STEPS = [
  'Tell us what you like in five short steps.',
  `Watch three studios draw ${CONCEPTS_PER_PROJECT} concepts. It is free, without a card.`,
  'Pick your favorite.',
];

/** What a first-time customer finds where the projects will be. */
export const FirstProject = (): JSX.Element => (
  <EmptyState title="No projects yet" actions={
      <>
        <ButtonLink to="/projects/new">Start your first project</ButtonLink>
        <ButtonLink to="/projects/own-logo" variant="secondary">
          I already have a logo
        </ButtonLink>
      </>
    }>
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </EmptyState>
);
