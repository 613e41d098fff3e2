/**
 * Multiplies the time limits, which are only for a test that hangs. Nobody waits for a test in `.ci/run`,
 * and other work may make its machine many times slower.
 */
export const PATIENCE = process.env.CI ? 3 : 1
