import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'

export type FreshDatabase = { env: Record<string, string>; drop(): Promise<void> }

/**
 * An empty database of its own: embedded in a temporary folder, or, when TEST_DATABASE_URL names
 * a PostgreSQL server, created there. The caller puts `env` into place before it imports settings.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'uns-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const server = process.env.TEST_DATABASE_URL
  // Empty counts as unset: a DATABASE_URL of the developer's own must never be used here.
  if (!server) return { env: { DATA_DIR: folder, DATABASE_URL: '' }, drop: removeFolder }

  const name = `uns_test_${randomBytes(6).toString('hex')}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    drop: async () => {
      await ask(server, `drop database ${name} with (force)`)
      await removeFolder()
    },
  }
}

async function ask(server: string, statement: string) {
  const sql = postgres(server, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
