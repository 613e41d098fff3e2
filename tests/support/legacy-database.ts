import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Db } from '@/db/client'
import { hasPostgresServer, newTestDatabase } from './test-database'

/** A database before a migration (that of schools), and the migration's steps one by one. */
export async function openLegacyDatabase(beforeTag = '0003_schools') {
  const testDatabase = await newTestDatabase({ isEmpty: true })
  for (const [name, value] of Object.entries({ ...testDatabase.env, AUTH_SECRET: 's'.repeat(32) }))
    vi.stubEnv(name, value)
  vi.resetModules()
  const { closeDatabase, database } = await import('@/db/client')
  const db = await database()
  await applyMigrations(db, await copyMigrationsBefore(beforeTag))
  return {
    db,
    env: testDatabase.env,
    expand: () => applyMigrations(db, 'db/migrations'),
    move: async () => {
      const { moveInstitutions } = await import('@/db/move')
      await moveInstitutions((step) => db.transaction(step))
    },
    migrate: async () => (await import('@/db/migrate')).migrate(),
    contract: async () => (await import('@/db/migrate')).contract(),
    close: async () => {
      await closeDatabase()
      await testDatabase.drop()
      vi.unstubAllEnvs()
    },
  }
}

async function applyMigrations(db: Db, migrationsFolder: string) {
  const { migrate } = hasPostgresServer
    ? await import('drizzle-orm/postgres-js/migrator')
    : await import('drizzle-orm/pglite/migrator')
  await migrate(db as never, { migrationsFolder })
  if (migrationsFolder !== 'db/migrations') rmSync(migrationsFolder, { recursive: true })
}

async function copyMigrationsBefore(tag: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-migrations-'))
  cpSync('db/migrations', folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const index = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  return folder
}

export async function insertLegacyUser(db: Db, id: string, isSubscribed: boolean) {
  await db.execute(sql`insert into users (id, firstname, lastname, email, phone_number, password_hash, is_subscribed)
    values (${id}::uuid, 'Meena', 'Iyer', ${`${id}@school.example`}, '9876543210', 'x', ${isSubscribed})`)
}

type LegacyInstitution = {
  id: string
  userId?: string
  status: string
  staffCount?: number
  isEmpty?: boolean
}

export async function insertLegacyInstitution(
  db: Db,
  { id, userId, status, staffCount = 41, isEmpty }: LegacyInstitution,
) {
  const text = isEmpty ? '' : 'Vidya Mandir'
  await db.execute(sql`insert into institutions (id, user_id, status, institution_name, school_address,
      affiliation_board, correspondent_name, principal_name, principal_contact, principal_email,
      school_email, school_mobile, student_strength, teaching_staff_count)
    values (${id}::uuid, ${userId ?? null}::uuid, ${status}::institution_status, ${text}, ${text}, ${text}, ${text}, ${text},
      ${text}, ${text}, ${text}, ${text}, ${text}, ${staffCount})`)
}

export async function setLegacyStatus(
  db: Db,
  userId: string,
  status: string,
  isSubscribed: boolean,
) {
  await db.execute(
    sql`update institutions set status = ${status}::institution_status, updated_at = now() where user_id = ${userId}::uuid`,
  )
  await db.execute(sql`update users set is_subscribed = ${isSubscribed} where id = ${userId}::uuid`)
}
