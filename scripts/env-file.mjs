/** Programs that run or manage the site. Tests and tools must not see an operator's settings. */
const SITE_PROGRAMS = new Set([
  'start',
  'dev',
  'build',
  'migrate',
  'seed',
  'subscriptions',
  'doctor',
  'renew-secrets',
  'copy-to-postgres',
  'team',
  'incident',
  'site-domains',
  'ai-evaluate',
])

/**
 * Tests start the same programs with `IGNORE_ENV_FILE`, so that none writes to the real database.
 *
 * @param {string} program
 * @param {Record<string, string | undefined>} env
 */
export const readsEnvFile = (program, { IGNORE_ENV_FILE } = process.env) =>
  SITE_PROGRAMS.has(program) && !IGNORE_ENV_FILE

/** @param {string} program */
export const writesDataFolder = (program) => SITE_PROGRAMS.has(program) && program !== 'build'
