declare module '*.svelte' {
  // biome-ignore lint/correctness/noUnresolvedImports: Svelte declares its modules in a form that the linter does not read
  import type { Component } from 'svelte';

  const component: Component<{ id: string; onChange: (value: string) => void }>;
  export default component;
}
