import { defineConfig } from 'drizzle-kit'

const url = process.env.DATABASE_URL
const shared = { dialect: 'postgresql', schema: './db/schema', out: './db/migrations' } as const

export default defineConfig(
  url
    ? { ...shared, dbCredentials: { url } }
    : {
        ...shared,
        driver: 'pglite',
        dbCredentials: { url: `${process.env.DATA_DIR ?? '.data'}/database` },
      },
)
