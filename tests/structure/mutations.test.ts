import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteMutations, sourceMutations } from '@/scripts/mutations/list'

const mutations = [...sourceMutations, ...siteMutations.flat()]

test('at least 40 breakages, each named once and given to a test that exists', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(mutations.filter(({ seenBy }) => !existsSync(seenBy))).toEqual([])
})

test.each(mutations)('the source can still be broken so that $name', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})
