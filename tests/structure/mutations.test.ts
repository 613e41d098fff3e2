import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteMutations, sourceMutations } from '@/lab/mutations/list'

const mutations = [...sourceMutations, ...siteMutations.flat()]

test('has at least 40 mutations with unique names and existing tests', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(mutations.filter(({ seenBy }) => !existsSync(seenBy))).toEqual([])
})

test.each(mutations)('the source can still be changed so that $name', ({ file, find, replace }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
})
