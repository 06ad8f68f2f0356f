import { expect, test } from 'vitest';
import { findStartPlace } from '../../../components/places.ts';
import { DESTINATION, exampleSummary, exampleTab, SOURCE } from './examples.ts';

test.each(['unreadable', 'no-chat', 'changed', 'empty'] as const)(
  'a tab that is %s opens the lists',
  (kind) => {
    expect(findStartPlace(exampleTab({ kind })).kind).toBe('home');
  },
);

test('a chat that Baton has not seen is captured at once', () => {
  expect(findStartPlace(exampleTab())).toEqual({ kind: 'capture' });
});

test('a chat with a draft opens it', () => {
  expect(findStartPlace(exampleTab({ hasDraft: true }))).toMatchObject({
    kind: 'draft',
    conversationId: SOURCE,
  });
});

test('a chat in which a handoff could continue asks first', () => {
  expect(findStartPlace(exampleTab({ insertable: [exampleSummary()] })).kind).toBe('home');
});

test('a chat into which a handoff came opens it with what was found', () => {
  const look = { outcome: 'delivered' } as const;
  const tab = exampleTab({ conversationId: DESTINATION, toHere: [{ handoff: exampleSummary(), look }] });
  expect(findStartPlace(tab)).toMatchObject({ kind: 'handoff', look });
});

test('a chat out of which a handoff went says where it went', () => {
  expect(findStartPlace(exampleTab({ hasDraft: true, fromHere: [exampleSummary()] })).kind).toBe('home');
});

test('a cancelled handoff does not stand in the way of the draft', () => {
  const fromHere = [exampleSummary({ state: 'CANCELLED' })];
  expect(findStartPlace(exampleTab({ hasDraft: true, fromHere })).kind).toBe('draft');
});

test('a chat in which work was resumed and captured again opens its own draft', () => {
  const toHere = [
    { handoff: exampleSummary({ state: 'RESUMED' }), look: { outcome: 'acknowledged' as const } },
  ];
  expect(findStartPlace(exampleTab({ hasDraft: true, toHere })).kind).toBe('draft');
});
