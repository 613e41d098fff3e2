import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteMutations, sourceMutations } from '@/lab/mutations/list'
import { mutateText } from '@/lab/mutations/mutation'

const mutations = [...sourceMutations, ...siteMutations.flat()]

test('has at least 40 mutations with unique names and existing tests', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
  expect(mutations.filter(({ seenBy }) => !existsSync(seenBy))).toEqual([])
})

test.each(mutations)('the source can still be changed so that $name', (mutation) => {
  const text = readFileSync(mutation.file, 'utf8')
  expect(mutateText(text, mutation)).not.toBe(text)
})

test('finds its text in another layout, and refuses one that occurs twice', () => {
  const mutation = { name: 'off', file: 'a.ts', find: 'if (isOff) stop()', replace: '', seenBy: '' }
  expect(mutateText('go()\nif (isOff)\n  stop()\n', mutation)).toBe('go()\n\n')
  expect(() => mutateText('if (isOff) stop();\nif (isOff) stop()', mutation)).toThrow('2 times')
})
