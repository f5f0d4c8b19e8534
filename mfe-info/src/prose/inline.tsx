import { Fragment, type ReactNode } from 'react';
import { Link } from '@fifteen/web/router';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

const anchor = (label: string, target: string, key: number): ReactNode =>
  target.startsWith('/') ? (
    <Link key={key} to={target}>
      {label}
    </Link>
  ) : (
    <a key={key} href={target}>
      {label}
    </a>
  );

/** One line of text with its `[label](target)` links made real. */
export function Inline({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label = '', target = ''] = match;
    parts.push(<Fragment key={-match.index}>{text.slice(end, match.index)}</Fragment>, anchor(label, target, match.index));
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
