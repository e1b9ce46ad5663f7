import type { Environment } from 'vitest/runtime';

/** Node without a document, where modules are compiled as for the page: elsewhere Svelte works out every value anew that the page keeps. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
