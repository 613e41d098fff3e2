import 'server-only'
import { multiplyPaise, type Paise, subtractPaise, ZERO_PAISE } from '../money'

type ListedPrice = {
  plan: string
  seatsFrom: number
  seatsTo: number
  months: number
  amount: Paise
}

export type PricedTerm = {
  plan: string
  months: number
  /** At present. */
  seats: number
  /** With the first and the last day. */
  days: number
  /** With today. */
  daysLeft: number
  /** Without tax, where the price list has no price for the present seats any more. */
  paid: Paise
}

/** Totals of seats, first and last included, that have one price for the rest of the term. */
export type SeatStep = { from: number; to: number; plan: string; taxable: Paise }

/**
 * A price is for all seats of a school, so more seats cost the difference to the price of the present number,
 * for the days that are left. Lists without a price for a number leave it out.
 */
export function listSeatSteps(term: PricedTerm, prices: ListedPrice[], mostSeats: number) {
  const presentAmount = findListedPrice(prices, term, term.seats)?.amount ?? term.paid
  const steps: SeatStep[] = []
  for (let total = term.seats + 1; total <= mostSeats; total += 1) {
    const price = findListedPrice(prices, term, total)
    if (!price) continue
    const taxable = multiplyPaise(
      raiseToZero(subtractPaise(price.amount, presentAmount)),
      term.daysLeft,
      term.days,
    )
    const last = steps.at(-1)
    if (last?.to === total - 1 && last.plan === price.plan && last.taxable === taxable)
      last.to = total
    else steps.push({ from: total, to: total, plan: price.plan, taxable })
  }
  return steps
}

export const findSeatStep = <Step extends Pick<SeatStep, 'from' | 'to'>>(
  steps: Step[],
  total: number,
): Step | null => steps.find(({ from, to }) => from <= total && total <= to) ?? null

/** Of the same length: of the term's own plan, else the cheapest. */
function findListedPrice(prices: ListedPrice[], { plan, months }: PricedTerm, seats: number) {
  const fitting = prices
    .filter((price) => price.months === months)
    .filter(({ seatsFrom, seatsTo }) => seatsFrom <= seats && seats <= seatsTo)
    .sort((a, b) => a.amount - b.amount)
  return fitting.find((price) => price.plan === plan) ?? fitting[0] ?? null
}

const raiseToZero = (amount: Paise) => (amount > 0 ? amount : ZERO_PAISE)
