import { readFileSync } from 'node:fs'

/**
 * What `scripts/run.mjs` does before a program, and what Next's own standalone server does before
 * Next: it hands over the configuration as it was built, whose source would need the compiler.
 */
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
})
process.umask(0o077)
