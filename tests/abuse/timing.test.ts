import { describeTimingTests } from '../support/timings'

// A busy machine blurs the few rounds that a short run has time for.
const rounds = Number(process.env.TIMING_ROUNDS ?? 200)
describeTimingTests({ rounds, apart: rounds < 200 ? 0.4 : 0.1 })
