import { existsSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'
import { lockFolder } from './db/lock'

if (existsSync('.env')) process.loadEnvFile('.env')

const url = process.env.DATABASE_URL
const folder = process.env.DATA_DIR ?? '.data'
const commonConfig = {
  dialect: 'postgresql',
  schema: './db/schema',
  out: './db/migrations',
} as const

// Studio opens the embedded database itself, and only one process may.
if (!url && process.argv.includes('studio')) lockFolder(folder)

export default defineConfig(
  url
    ? { ...commonConfig, dbCredentials: { url } }
    : { ...commonConfig, driver: 'pglite', dbCredentials: { url: `${folder}/database` } },
)
