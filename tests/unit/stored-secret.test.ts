// @module-tag slow
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(path.join(tmpdir(), 'uns-secret-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const PROGRAM = `
  const { readOrCreateSecret } = await import('./base/settings/stored-secret.ts')
  console.log(readOrCreateSecret(process.argv[1], 'auth-secret'))`

test('four processes that start at once read the same complete secret', async () => {
  const args = ['--conditions=react-server', '--import=tsx', '--input-type=module', '-e', PROGRAM]
  const runs = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, [...args, dataDir]),
  )
  const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout.trim())
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(path.join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
}, 30_000)
