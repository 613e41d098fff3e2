import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { built, swift } from '@/scripts/breakages/list'

const all = [...swift, ...built.flat()]

test('at least 40 breakages, each named once and given to a test that exists', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.filter(({ seenBy }) => !existsSync(seenBy))).toEqual([])
})

test.each(all)('the source can still be broken so that $name', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})
