import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@fifteen/web/session';
import { wordsOf } from '@fifteen/web/problem';

export type Outcome<T> = 'asking' | 'dead' | { readonly problem: string } | { readonly done: T };

interface Asked<T> {
  readonly outcome: Outcome<T>;
  readonly again: () => void;
}

/** Asks the server about the token of a mail's link, once for each page that is opened; `again` after a trouble. */
export const useMailLink = <T>(token: string | null, work: (token: string) => Promise<T>): Asked<T> => {
  const [outcome, setOutcome] = useState<Outcome<T>>(token ? 'asking' : 'dead');
  const asked = useRef(false);

  const ask = (): void => {
    if (!token) return;
    setOutcome('asking');
    work(token).then(
      (done) => setOutcome({ done }),
      (error: unknown) => {
        const isDead = error instanceof ApiError && error.code === 'mail_link_invalid';
        setOutcome(isDead ? 'dead' : { problem: wordsOf(error, 'We couldn’t confirm your address.') });
      },
    );
  };
  useEffect(() => {
    // A token is good for one use only.
    if (asked.current) return;
    asked.current = true;
    ask();
  });
  return { outcome, again: ask };
};
