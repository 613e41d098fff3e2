import 'server-only'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Of one event: three days with 13 attempts. */
const RETRY_DELAYS_MS = [
  ...[5 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR],
  ...[12 * HOUR, 14 * HOUR, 15 * HOUR, 16 * HOUR],
]

/** Of a webhook, by its failures in a row: with many events waiting, it is tried with one of them at a time. */
const HOLD_DELAYS_MS = [
  ...[0, 5 * SECOND, 15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE],
  ...[15 * MINUTE, 15 * MINUTE],
]
const MAX_HOLD_MS = 15 * MINUTE

const MAX_JITTER = 0.2

/** This many failures in a row, over this time, pause a webhook. */
export const MAX_FAILURES = 10
export const MIN_FAILING_SECONDS = 60 * 60

/** Undefined after the last attempt. */
export const computeRedeliveryDelay = (attempts: number, random = Math.random) =>
  addJitter(RETRY_DELAYS_MS[attempts - 1], random)

export const computeHoldDelay = (failures: number, random = Math.random) =>
  addJitter(HOLD_DELAYS_MS[failures - 1] ?? MAX_HOLD_MS, random)

function addJitter<Delay extends number | undefined>(delay: Delay, random: () => number) {
  return (
    delay === undefined ? undefined : Math.round(delay * (1 + MAX_JITTER * random()))
  ) as Delay
}
