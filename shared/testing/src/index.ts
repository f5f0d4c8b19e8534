import '@testing-library/jest-dom/jest-globals';
export * from './factories.ts';
export { fakeApi, json, problem, type FakeApi, type SeenRequest } from './fake-api.ts';
export { renderWithRouter, type RenderedPage } from './render-with-router.tsx';
export { signedIn, signedOut } from './sign-in.ts';
export { describeRemoteContract } from './remote-contract.ts';
