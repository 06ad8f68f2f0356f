import type { HostedAdapter } from './adapter.ts';
import { chatui } from './chatui.ts';
import type { hostedSites } from './hosted-sites.ts';
import { librechat } from './librechat.ts';
import { llamacpp } from './llamacpp.ts';
import { openwebui } from './openwebui.ts';

/** The adapter of every site that is recognised by its structure. */
export const hostedAdapters: Readonly<Record<keyof typeof hostedSites, HostedAdapter>> = {
  openwebui,
  librechat,
  llamacpp,
  chatui,
};
