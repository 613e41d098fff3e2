// @module-tag machine
import { expect, test } from 'vitest'
import { readsEnvFile } from '@/scripts/env-file.mjs'
import { createCleanEnvironment } from '@/scripts/programs'
import { newTestDatabase } from '../support/test-database'

test('the site and its programs read .env, tests and tools do not', () => {
  expect(['start', 'dev', 'migrate', 'team'].map((name) => readsEnvFile(name, {}))).not.toContain(
    false,
  )
  expect(['test', 'mutations', 'bench/ratios'].map((name) => readsEnvFile(name, {}))).not.toContain(
    true,
  )
})

test('a site that a test starts ignores .env', async () => {
  expect(readsEnvFile('start', createCleanEnvironment())).toBe(false)
  const database = await newTestDatabase({ isEmpty: true, serverUrl: null })
  expect(readsEnvFile('start', database.env)).toBe(false)
  await database.drop()
})
