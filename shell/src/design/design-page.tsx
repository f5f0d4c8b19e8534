import type { JSX } from 'react';
import { useTitle } from '@fifteen/web/page';
import { Container, PageHeading } from '@fifteen/web/ui';
import { ActionSamples } from './action-samples.tsx';
import { BoardSamples } from './board-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FoundationSamples } from './foundation-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { SurfaceSamples } from './surface-samples.tsx';
import styles from './design.module.css';

/** Every component of the design system in every state. In development only. */
export const DesignPage = (): JSX.Element => {
  useTitle('Design');
  return (
    <Container className={styles.page}>
      <PageHeading size="display" lead="Fifteen dots in three rows, one of them lit. Everything here is in use.">
        The system
      </PageHeading>
      <FoundationSamples />
      <BoardSamples />
      <ActionSamples />
      <FieldSamples />
      <SurfaceSamples />
      <MessageSamples />
    </Container>
  );
};
