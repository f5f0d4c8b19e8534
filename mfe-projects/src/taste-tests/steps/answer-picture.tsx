import type { JSX } from 'react';

/** Decoration: the label beside it names the answer. Its frame keeps the place while it loads. */
export const AnswerPicture = ({ src }: { src: string }): JSX.Element => (
  <img src={src} alt="" width={480} height={360} />
);
