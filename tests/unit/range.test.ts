import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from '@/lib/files/send'

test.each([
  [null, null],
  ['', null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-100', { start: 0, end: 99 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['BYTES=5-6', { start: 5, end: 6 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=7-5', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=0-1,5-6', null],
  ['bytes = 0-1', null],
  ['bytes=0x1-2', null],
  ['lines=0-1', null],
  ['bytes=1e3-', null],
  ['bytes=9999999999999999-', null],
] as const)('of 100 bytes, %j is %j', (header, expectedRange) => {
  expect(parseRange(header, 100)).toEqual(expectedRange)
})

test('any requested range stays within the file', () => {
  const headerArbitrary = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'bytes=0123456789-, x') }),
    fc
      .tuple(fc.option(fc.maxSafeNat()), fc.option(fc.maxSafeNat()))
      .map(([from, to]) => `bytes=${from ?? ''}-${to ?? ''}`),
  )
  const property = fc.property(
    headerArbitrary,
    fc.integer({ min: 1, max: 1e9 }),
    (header, size) => {
      const range = parseRange(header, size)
      if (range === null || range === 'unsatisfiable') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeGreaterThanOrEqual(range.start)
      expect(range.end).toBeLessThan(size)
    },
  )
  fc.assert(property, { numRuns: 5000 })
})
