import { Fragment, type JSX, type ReactNode } from 'react';
import { TextLink } from '@fifteen/web/ui';
import { GenerationTime } from '../status/generation-time.tsx';
import { MEASURED_TIME } from './prose.ts';

const MARKED = new RegExp(String.raw`\[([^\]]+)\]\(([^)]+)\)|${MEASURED_TIME}`, 'g');

const anchor = (label: string, target: string, key: number): ReactNode =>
  target.startsWith('/') ? (
    <TextLink key={key} to={target}>
      {label}
    </TextLink>
  ) : (
    <a key={key} href={target}>
      {label}
    </a>
  );

/** One line of text with its `[label](target)` links made real, and the measured time in its place. */
export const Inline = ({ text }: { text: string }): JSX.Element => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, label = '', target = ''] = match;
    parts.push(
      <Fragment key={`before-${match.index}`}>{text.slice(end, match.index)}</Fragment>,
      whole === MEASURED_TIME ? <GenerationTime key={match.index} /> : anchor(label, target, match.index),
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
};
