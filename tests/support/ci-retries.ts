/** On CI a slow machine causes no failure; the output names each retried test. */
export const CI_RETRIES = process.env.CI ? 1 : 0
