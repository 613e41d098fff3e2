import { expect, test } from 'vitest'
import { overlaps } from '@/components/team/frame/use-clear-pointer'

const area = { top: 100, right: 200, bottom: 144, left: 100 }

test.each([
  ['the same place', area, true],
  ['an edge inside', { ...area, top: 140, bottom: 184 }, true],
  ['directly below', { ...area, top: 144, bottom: 188 }, false],
  ['directly beside', { ...area, left: 200, right: 300 }, false],
])('a button in %s overlaps the pressed one: %s', (_, other, expected) => {
  expect(overlaps(area, other)).toBe(expected)
  expect(overlaps(other, area)).toBe(expected)
})
