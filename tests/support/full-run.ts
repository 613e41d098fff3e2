/** True every night; other runs take one case of each kind. */
export const isFullRun = process.env.TEST_WHOLE === 'yes'

/** True in `.ci/run`; `npm test` takes a sample of each table, always the same one. */
export const isCiRun = isFullRun || process.env.TEST_CI === 'yes'

/** How many do the same at once. A few show what a lock prevents; more would not fit into the queue for passwords. */
export const RACER_COUNT = isCiRun ? 50 : 10
