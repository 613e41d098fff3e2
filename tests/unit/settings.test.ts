import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { resetProcessSingleton } from '@/base/process-singleton'

afterEach(() => vi.unstubAllEnvs())

async function loadSettings(env: Record<string, string>) {
  resetProcessSingleton('settings')
  vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return (await import('@/base/settings')).settings()
}

async function listMisspelled(env: Record<string, string>) {
  for (const name of Object.keys(process.env)) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return (await import('@/base/settings')).listMisspelledSettings()
}

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['RATE_LIMIT_CONTACT', '5'],
  ['RATE_LIMIT_CONTACT', '0/60'],
  ['SUBSCRIPTION_MODE', 'maybe'],
  ['APP_URL', 'uns.example'],
  ['APP_URL', 'ftp://uns.example'],
  ['AUTH_SECRET', 'too short'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'postgres://uns:pw@db1,db2/uns'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['RECORDING_URL', 'https://evil.example/watch?v=abcDEF_123-'],
])('rejects %s=%s by name', async (name, value) => {
  await expect(loadSettings({ [name]: value })).rejects.toThrow(`\n  ${name}: must`)
})

test('uses a setting that is set and treats an empty one as not set', async () => {
  const { limits, port, appUrl } = await loadSettings({
    RATE_LIMIT_CONTACT: '7/60',
    PORT: '4000',
    APP_URL: ' ',
  })
  expect(limits.CONTACT).toEqual({ count: 7, seconds: 60 })
  expect(limits.LOGIN_ACCOUNT).toEqual({ count: 5, seconds: 900 })
  expect([port, appUrl.href]).toEqual([4000, 'http://localhost:4000/'])
})

test.each([
  ['TRUSTED_PROXY_HOP', 'Did you mean TRUSTED_PROXY_HOPS?'],
  ['DATABSE_URL', 'Did you mean DATABASE_URL?'],
  ['Port', 'Did you mean PORT?'],
  ['RATE_LIMIT_LOGN', 'docs/settings.md lists all settings.'],
  ['S3_KEY', 'docs/settings.md lists all settings.'],
])('reports %s, which is not a setting', async (name, remedy) => {
  expect(await listMisspelled({ [name]: 'x' })).toEqual([
    `${name} is not a setting of this site. ${remedy}`,
  ])
})

test('reports no setting, and no variable of the shell, of npm or of a host', async () => {
  const names = Object.keys(
    parseEnv(readFileSync('.env.example', 'utf8').replace(/^# (?=\w+=)/gm, '')),
  )
  const others =
    'PATH HOME HOSTNAME TERM SHLVL LANG TZ USER npm_config_port npm_lifecycle_event NODE_OPTIONS VERCEL_URL PGHOST http_proxy'
  const env = Object.fromEntries([...names, ...others.split(' ')].map((name) => [name, '']))
  expect(await listMisspelled(env)).toEqual([])
})

test('in production the log has a file, unless LOG_LEVEL asks for the log itself', async () => {
  const production = { NODE_ENV: 'production', DATA_DIR: '/data' }
  expect((await loadSettings(production)).logFile).toBe('/data/uns.log')
  const { logFile, logLevel } = await loadSettings({ ...production, LOG_LEVEL: 'warn' })
  expect([logFile, logLevel]).toEqual([undefined, 'warn'])
})

test('a pipe gets the log, a terminal the name of its file', async () => {
  await loadSettings({ NODE_ENV: 'production', DATA_DIR: '/data' })
  const { getLogFile } = await import('@/base/log')
  const { isTTY } = process.stdout
  process.stdout.isTTY = false
  expect(getLogFile()).toBe(undefined)
  process.stdout.isTTY = true
  expect(getLogFile()).toBe('/data/uns.log')
  process.stdout.isTTY = isTTY
})

test('.env.example shows the defaults', async () => {
  const uncommented = readFileSync('.env.example', 'utf8').replace(/^# (?=\w+=)/gm, '')
  const values = Object.entries(parseEnv(uncommented)).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  )
  expect(values.length).toBeGreaterThan(30)
  const defaults = await loadSettings({})
  const shownValues = await loadSettings(Object.fromEntries(values))
  expect(JSON.stringify(shownValues)).toBe(JSON.stringify(defaults))
})
