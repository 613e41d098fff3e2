// @module-tag machine
import { expect, test } from 'vitest'
import { rotateThemes } from '@/lib/live-sessions/session/create'

const THEMES = ['a', 'b', 'c']

test.each([
  ['continues after the session before', { first: null, previous: 'b' }, ['c', 'a', 'b', 'c']],
  ['starts again after the last theme', { first: null, previous: 'c' }, ['a', 'b', 'c', 'a']],
  [
    'starts with the first theme without a session before',
    { first: null, previous: null },
    ['a', 'b', 'c', 'a'],
  ],
  [
    'starts with the first theme after a retired one',
    { first: null, previous: 'old' },
    ['a', 'b', 'c', 'a'],
  ],
  ['starts with the chosen theme', { first: 'b', previous: 'a' }, ['b', 'c', 'a', 'b']],
])('weekly planning %s', (_, start, themes) => {
  expect(rotateThemes(THEMES, start, 4)).toEqual(themes)
})

test('weekly planning without themes plans sessions without one', () => {
  expect(rotateThemes([], { first: null, previous: 'a' }, 2)).toEqual([null, null])
})
