import { defineConfig } from 'wxt';
import { optionalSites } from './lib/sites/optional-sites.ts';

/** The policy of every extension page: no network, no inline code, no foreign code. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  // The polyfill for old browsers would bring a `fetch` into pages that must not have one.
  vite: () => ({ build: { modulePreload: { polyfill: false } } }),
  manifest: ({ browser }) => ({
    name: 'Baton',
    description: 'Hands a long AI chat over to a fresh one, safely.',
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'unlimitedStorage',
      ...(browser === 'chrome' ? ['sidePanel', 'offscreen'] : []),
    ],
    // Never standing: the user grants one site at a time ("Always on for this site") and can take it back.
    optional_host_permissions: optionalSites(),
    action: { default_title: 'Open Baton' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+B' } },
    },
    content_security_policy: { extension_pages: CONTENT_SECURITY_POLICY },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'baton@baton.invalid',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
