import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extensionFolder } from '../../../demo/browser.ts';

/** Reads the manifest of an unpacked extension. */
export function readManifest(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
}

/**
 * A copy of the build in the state in which the user has granted some sites: nobody could press the browser's own button
 * in a test. Its manifest differs in nothing but `host_permissions`.
 *
 * @returns its folder. The caller removes it.
 */
export function copyPermittedBuild(patterns: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-permitted-'));
  cpSync(extensionFolder, folder, { recursive: true });
  const manifest = { ...readManifest(extensionFolder), host_permissions: patterns };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
