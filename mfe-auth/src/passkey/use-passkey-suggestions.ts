import { useEffect, useRef, useState } from 'react';
import { askForPasskey, knowsPasskeys, loadPasskeys, type PasskeyAnswer } from './ask-for-passkey.ts';

/** A challenge is good for ten minutes: a page that waits longer asks for another. */
const RENEWED_MS = 8 * 60_000;

/** Offers passkeys among the suggestions of the email field. Gives what offers them again, after something else was tried. */
export const usePasskeySuggestions = (onChosen: (answer: PasskeyAnswer) => void): (() => void) => {
  const [round, setRound] = useState(0);
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });

  useEffect(() => {
    if (!knowsPasskeys()) return undefined;
    let isOver = false;
    const offer = async (): Promise<void> => {
      const { browserSupportsWebAuthnAutofill } = await loadPasskeys();
      if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
      const answer = await askForPasskey({ inField: true });
      if (!isOver) chosen.current(answer);
    };
    // Nobody asked for it, so nobody is told: the button says what is wrong.
    offer().catch(() => undefined);
    const timer = setTimeout(() => setRound((one) => one + 1), RENEWED_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      void loadPasskeys().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [round]);

  return () => setRound((one) => one + 1);
};
