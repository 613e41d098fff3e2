import { describeTimingTests } from '../support/timings'

// Load on the machine adds noise to the few rounds of a short run.
const rounds = Number(process.env.TIMING_ROUNDS ?? 200)
describeTimingTests({ rounds, tolerance: rounds < 200 ? 0.4 : 0.1 })
