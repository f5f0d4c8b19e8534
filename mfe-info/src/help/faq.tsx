import { useState, type JSX } from 'react';
import { Disclosure } from '@fifteen/web/ui';
import { Inline } from '../prose/inline.tsx';
import type { Question } from './questions.ts';

/** One answer open at a time; clicking the open one closes it. */
export const Faq = ({ questions }: { questions: readonly Question[] }): JSX.Element => {
  const [open, setOpen] = useState<string>();
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          summary={question}
          open={open === id}
          onToggle={() => setOpen(open === id ? undefined : id)}
        >
          <Inline text={answer} />
        </Disclosure>
      ))}
    </div>
  );
};
