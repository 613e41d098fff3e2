// @module-tag machine
import { describe, expect, test, vi } from 'vitest'
import { training } from '@/i18n/en/training'
import { createRecordCode, parseRecordCode } from '@/lib/learning/record/check'
import { CBSE_RULE, isComplete, selectRule, summarizeSplit } from '@/lib/training/rules'
import { trainingRuleForm } from '@/lib/training/schema'

vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')

const createActivity = (
  minutes: number,
  providerClass: 'government' | 'in-house' | 'other',
  standardDomain: 'values' | 'practice' | 'growth' | null = null,
) => ({ minutes, providerClass, standardDomain })

describe('the rule of a school year', () => {
  const rules = [
    { ...CBSE_RULE, firstYear: 2026, totalHours: 60 },
    { ...CBSE_RULE, firstYear: 2028, totalHours: 70 },
    { ...CBSE_RULE, board: 'IB', firstYear: 2027, totalHours: 30 },
  ]

  test.each([
    ['CBSE', 2025, 50],
    ['CBSE', 2026, 60],
    ['CBSE', 2027, 60],
    ['CBSE', 2029, 70],
    ['IB', 2026, 60],
    ['IB', 2027, 30],
    [null, 2026, 60],
  ])('of %s in %i asks for %i hours', (board, year, hours) => {
    expect(selectRule(rules, board, year).totalHours).toBe(hours)
  })
})

describe('the split', () => {
  test('counts each kind of provider for its own part only', () => {
    const split = summarizeSplit(CBSE_RULE, [
      createActivity(26 * 60, 'government', 'values'),
      createActivity(90, 'in-house', 'practice'),
      createActivity(40 * 60, 'other'),
    ])
    expect(split.missing).toEqual({ government: 0, inHouse: 23.5 * 60, all: 0 })
    expect(isComplete(split)).toBe(false)
    expect(split.domains.map(({ missing }) => missing / 60)).toEqual([0, 22.5, 14])
  })

  test('hours of other providers fill neither part', () => {
    const split = summarizeSplit(CBSE_RULE, [createActivity(60 * 60, 'other')])
    expect(split.missing).toEqual({ government: 25 * 60, inHouse: 25 * 60, all: 0 })
  })

  test('is complete with both parts, or with the total where a rule has no parts', () => {
    const both = [createActivity(25 * 60, 'government'), createActivity(25 * 60, 'in-house')]
    expect(isComplete(summarizeSplit(CBSE_RULE, both))).toBe(true)
    const ruleWithoutParts = { ...CBSE_RULE, governmentHours: 0, inHouseHours: 0, totalHours: 20 }
    const other = [createActivity(20 * 60, 'other')]
    expect(isComplete(summarizeSplit(ruleWithoutParts, other))).toBe(true)
    expect(isComplete(summarizeSplit(CBSE_RULE, other))).toBe(false)
  })

  test('says in words what is missing', () => {
    const split = summarizeSplit(CBSE_RULE, [
      createActivity(25 * 60, 'government'),
      createActivity(60, 'other'),
    ])
    expect(training.rules.missing(split)).toEqual([
      'The hours by CBSE or government are complete.',
      'Still to do in-house or in the school complex: 25 hours.',
      'Your 1 hour with other providers does not count towards either part.',
    ])
  })
})

describe('the form of a rule', () => {
  const form = {
    ...{ board: 'CBSE', firstYear: '2026', totalHours: '50' },
    ...{ governmentHours: '25', inHouseHours: '25' },
    ...{ valuesHours: '12', practiceHours: '24', growthHours: '14' },
    ...{ part1: 'letter', part2: '', part3: 'summary', part4: '', part5: '' },
  }
  test.each([
    [{}, true],
    [{ governmentHours: '26' }, false],
    [{ totalHours: '0' }, false],
    [{ firstYear: '26' }, false],
    [{ board: 'Mine' }, false],
    [{ growthHours: '1.5' }, false],
    [{ part1: '' }, true],
    [{ part1: '', part3: '' }, false],
    [{ part2: 'letter' }, false],
    [{ part2: 'signatures' }, false],
  ])('with %j is accepted: %s', (overrides, isAccepted) => {
    expect(trainingRuleForm.safeParse({ ...form, ...overrides }).success).toBe(isAccepted)
  })

  test('keeps the order of the chosen documents', () => {
    const { archiveParts } = trainingRuleForm.parse({ ...form, part2: 'staff' })
    expect(archiveParts).toEqual(['letter', 'staff', 'summary'])
  })
})

describe('the code of a printed record', () => {
  const record = {
    ...{ userId: '3f2b0c6e-1d2a-4b3c-8d4e-5f6a7b8c9d0e', firstYear: 2026, day: '2027-03-31' },
    ...{ ours: 90, government: 1500, inHouse: 30, other: 0 },
  }

  test('contains what the page states', () => {
    expect(parseRecordCode(createRecordCode(record))).toEqual(record)
  })

  test('is rejected with any character changed', () => {
    const code = createRecordCode(record)
    const changedCodes = [...code].map(
      (char, index) => code.slice(0, index) + (char === 'A' ? 'B' : 'A') + code.slice(index + 1),
    )
    expect(changedCodes.filter((changed) => parseRecordCode(changed))).toEqual([])
    expect(parseRecordCode(`${code}A`)).toBeNull()
    expect(parseRecordCode('')).toBeNull()
  })
})
