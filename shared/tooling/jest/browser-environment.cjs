const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom has no fetch API, and Node's Request refuses jsdom's AbortSignal: without these, navigation of a data router
 * does nothing and says nothing.
 */
const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  Blob,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  structuredClone,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
};
