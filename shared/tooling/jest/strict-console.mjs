import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

/** Pages are typed into and clicked through; on a busy machine that takes more than jest's five seconds. */
jest.setTimeout(20_000);
/** And what comes after a click, more than its one second. */
configure({ asyncUtilTimeout: 10_000 });

/** A test that makes the code complain has found something: it fails unless it expects the complaint. */
let error;
beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const calls = error.mock.calls;
  error.mockRestore();
  expect(calls).toEqual([]);
});
