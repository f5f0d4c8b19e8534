import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Preview } from './preview.tsx';

const LINK = '/api/v1/files/p/a/preview.webp?expires=1&signature=s';

test.each([LINK, `${LINK}&size=512`])('a preview offers both sizes and keeps the signature: %s', (url) => {
  render(<Preview url={url} alt="Quarters" sizes="140px" />);
  expect(screen.getByAltText('Quarters')).toHaveAttribute('srcset', `${LINK}&size=512 512w, ${LINK}&size=1024 1024w`);
});

test('a clean drawing is one file for every size', () => {
  const link = '/api/v1/files/p/a/drawing.svg?expires=1&signature=s';
  render(<Preview url={link} alt="Quarters" sizes="140px" />);
  expect(screen.getByAltText('Quarters')).toHaveAttribute('src', link);
  expect(screen.getByAltText('Quarters')).not.toHaveAttribute('srcset');
});
