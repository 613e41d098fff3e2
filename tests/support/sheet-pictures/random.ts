/** The same sequence for the same seed, so that a fault can be looked at again. */
export type Chance = {
  /** From 0 to 1, without 1. */
  next: () => number
  between: (low: number, high: number) => number
  is: (share: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
  /** Mean 0, deviation 1. */
  normal: () => number
}

export function createChance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    between,
    is: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)] as never,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
