import { readFileSync } from 'node:fs'

/** Passes the built configuration, whose source would need the compiler. */
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
})
process.umask(0o077)
