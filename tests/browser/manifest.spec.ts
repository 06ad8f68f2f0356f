import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { extensionFolder } from '../../demo/browser.ts';
import { siteAddresses } from '../../lib/sites/addresses.ts';

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync(path.join(extensionFolder, 'manifest.json'), 'utf8'),
);

function filesOf(extension: string): { file: string; text: string }[] {
  return readdirSync(extensionFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, text: readFileSync(path.join(extensionFolder, file), 'utf8') }));
}

test('field reports H1 and H3: the manifest asks for exactly these permissions and for no site', () => {
  expect(manifest.permissions).toEqual([
    'activeTab',
    'scripting',
    'storage',
    'unlimitedStorage',
    'sidePanel',
    'offscreen',
  ]);
  expect(manifest).not.toHaveProperty('host_permissions');
  expect(manifest).not.toHaveProperty('optional_permissions');
  expect(manifest).not.toHaveProperty('content_scripts');
  expect(manifest).not.toHaveProperty('web_accessible_resources');
  expect(manifest).not.toHaveProperty('externally_connectable');
});

test('field reports H1 and H2: sites are optional only: the known ones, and any other that the user grants by itself', () => {
  const known = Object.values(siteAddresses).flatMap(({ hosts }) => hosts.map((host) => `https://${host}/*`));
  expect(manifest.optional_host_permissions).toEqual([...known, 'https://*/*', 'http://*/*']);
});

test('the policy of the pages allows no connection, no foreign code and no inline code', () => {
  expect(manifest.content_security_policy).toEqual({
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  for (const { file, text } of filesOf('.html')) {
    expect(text, file).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|<style|https?:/);
  }
});

test('no script of the extension can ask the network for anything, evaluate a text or write HTML', () => {
  const forbidden = /\bfetch\s*\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon|\beval\s*\(|importScripts/;
  for (const { file, text } of filesOf('.js')) expect(forbidden.exec(text)?.[0], file).toBeUndefined();
});

test('no page script can press, submit or type for the user', () => {
  const scripts = filesOf('.js').filter(({ file }) => file.startsWith('content-scripts'));
  const names = scripts.map(({ file }) => path.basename(file, '.js')).sort();
  expect(names.filter((name) => !name.startsWith('site-'))).toEqual([
    'capture',
    'insert',
    'selection',
    'sweep',
    'watch',
  ]);
  const sites = names.filter((name) => name.startsWith('site-')).map((name) => name.slice('site-'.length));
  expect(sites).toEqual([...Object.keys(siteAddresses), 'unnamed'].sort());
  const acts = /\.click\(|requestSubmit|\.submit\(|KeyboardEvent|MouseEvent|PointerEvent/;
  for (const { file, text } of scripts) expect(acts.exec(text)?.[0], file).toBeUndefined();
  // An adapter may look at a send button to see that an answer is being written; what inserts does not even know one.
  const insert = scripts.find(({ file }) => file.endsWith('insert.js'));
  expect(insert?.text).not.toMatch(/send-button|chat-input-send|submit/);
});
