/** True every night; other runs take one case of each kind. */
export const isFullRun = process.env.TEST_WHOLE === 'yes'

/**
 * In `.ci/run`, tables are whole: in unit and browser tests, and in integration tests on PostgreSQL.
 * Elsewhere a sample runs, always the same one.
 */
export const isCiRun = isFullRun || process.env.TEST_CI === 'yes'

/** How many do the same at once. A few show what a lock prevents; more would not fit into the queue for passwords. */
export const RACER_COUNT = isCiRun ? 50 : 10

/** Before a commit a third; `start` differs between the tests of a file. */
export const takeThird = <Row>(rows: readonly Row[], start = 0): Row[] =>
  rows.filter((_, index) => isCiRun || (index + start) % 3 === 0)

/** All rows in `.ci/run`; before a commit one of them, another one in each table of a file. */
export const takeOneInTurn = <Row>(rows: readonly Row[], turn: number): Row[] =>
  rows.filter((_, index) => isCiRun || index === turn % rows.length)
