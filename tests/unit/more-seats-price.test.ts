import { describe, expect, test } from 'vitest'
import { toPaise } from '@/lib/billing/money'
import { findSeatStep, listSeatSteps } from '@/lib/billing/more-seats/price'

const price = (seatsFrom: number, seatsTo: number, rupees: number, overrides = {}) => ({
  ...{ plan: 'School', months: 12, seatsFrom, seatsTo, amount: toPaise(rupees * 100) },
  ...overrides,
})
const TIERS = [price(1, 20, 10_000), price(21, 50, 20_000), price(51, 100, 30_000)]

const term = (overrides = {}) => ({
  ...{ plan: 'School', months: 12, seats: 15, days: 365, daysLeft: 365 },
  ...{ paid: toPaise(1_000_000), ...overrides },
})

/** As `from-to: rupees`. */
const describeSteps = (overrides = {}, prices = TIERS, mostSeats = 500) =>
  listSeatSteps(term(overrides), prices, mostSeats).map(
    ({ from, to, taxable }) => `${from}-${to}: ${taxable / 100}`,
  )

describe('the price of more seats', () => {
  test('is the difference to the present price, for the days that are left', () => {
    expect(describeSteps()).toEqual(['16-20: 0', '21-50: 10000', '51-100: 20000'])
    expect(describeSteps({ daysLeft: 73 })).toEqual(['16-20: 0', '21-50: 2000', '51-100: 4000'])
  })

  test.each([
    ['the first day', 365, 365, 10_000],
    ['the second day', 364, 365, 9972.6],
    ['the last day', 1, 365, 27.4],
    ['the last day of a leap year', 1, 366, 27.32],
    ['the middle of a leap year', 183, 366, 5000],
  ])('on %s', (_, daysLeft, days, rupees) => {
    const steps = listSeatSteps(term({ daysLeft, days }), TIERS, 500)
    expect(findSeatStep(steps, 21)?.taxable).toBe(Math.round(rupees * 100))
  })

  test('is never negative, where more seats are cheaper', () => {
    expect(describeSteps({}, [price(1, 20, 10_000), price(21, 50, 9_000)])).toEqual(['16-50: 0'])
  })

  test('leaves out numbers without a price, and other lengths', () => {
    const prices = [price(1, 20, 10_000), price(31, 40, 20_000), price(21, 30, 1, { months: 6 })]
    expect(describeSteps({}, prices)).toEqual(['16-20: 0', '31-40: 10000'])
    expect(findSeatStep(listSeatSteps(term(), prices, 500), 25)).toBeNull()
  })

  test('ends at the most seats of a school', () => {
    expect(describeSteps({ seats: 99 }, TIERS, 100)).toEqual(['100-100: 0'])
    expect(describeSteps({ seats: 100 }, TIERS, 100)).toEqual([])
  })

  test("prefers the term's own plan, else the cheapest", () => {
    const plus = { plan: 'Plus' }
    const prices = [...TIERS, price(1, 20, 30_000, plus), price(21, 50, 60_000, plus)]
    expect(describeSteps(plus, prices, 50)).toEqual(['16-20: 0', '21-50: 30000'])
    expect(describeSteps({ plan: 'Old' }, prices, 50)).toEqual(['16-20: 0', '21-50: 10000'])
  })

  test('starts from what the school paid if the list no longer has a price for its seats', () => {
    const paid = toPaise(1_500_000)
    expect(describeSteps({ paid }, [price(21, 50, 20_000)])).toEqual(['21-50: 5000'])
  })
})
