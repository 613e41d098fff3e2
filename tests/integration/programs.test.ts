// @module-tag ci
// @module-tag embedded

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeDatabase } from '@/db/client'
import { INCIDENT_KINDS } from '@/lib/privacy/incident'
import { startAiServer } from '../support/ai-server'
import { newApplication } from '../support/applications'
import { isFullRun } from '../support/full-run'
import { openStoredDatabase } from '../support/in-process'
import { runCommandForOutput, runProgramInProcess } from '../support/run-program'
import { newSchool } from '../support/schools'
import { copySources } from '../support/source-copy'
import { hasPostgresServer } from '../support/test-database'

/** Programs that need minutes, a browser or another service, and what runs them. */
const RUN_ELSEWHERE: Record<string, string> = {
  'npm run dev': 'tests/integration/dev-server.test.ts',
  'npm run build': 'each start of a site that has no build',
  'npm run check': 'each commit',
  'node scripts/run.mjs pictures': 'tests/unit/picture-sheet.test.ts',
  'npm run studio': '.ci/run',
  'npm run toolkit': '.ci/run',
  'npm run lab': '.ci/run',
  'npm run bench': '.ci/nightly',
  '.ci/run': 'each change',
  'node scripts/run.mjs bundle-release': 'deploy/Dockerfile',
  'node scripts/run.mjs copy-to-postgres': 'tests/integration/copy-to-postgres.test.ts',
}

/** A school, an application and a teacher, in a database that no process has open. */
let site: Awaited<ReturnType<typeof openStoredDatabase>>
let email: string
let reference: string
let newReference: string
beforeAll(async () => {
  site = await openStoredDatabase()
  email = (await newSchool(site.db)).coordinator.email
  reference = (await newApplication()).reference
  newReference = (await newApplication()).reference
  await closeDatabase()
})
afterAll(() => site?.close())

/** Run in a copy of the sources, because they write files. */
const generators: Record<string, string[]> = {
  'npm run personal-data': ['scripts/run.mjs', 'personal-data'],
  'npm run route-policies': ['scripts/run.mjs', 'route-policies'],
  'node scripts/run.mjs languages': ['scripts/run.mjs', 'languages'],
  'node scripts/run.mjs openapi': ['scripts/run.mjs', 'openapi'],
  'npx drizzle-kit generate': ['node_modules/drizzle-kit/bin.cjs', 'generate'],
}

const programs: Record<string, string> = {
  'npm run db:migrate': '@/scripts/migrate',
  'npm run db:seed': '@/scripts/seed',
  'npm run team': '@/scripts/team',
  'npm run ai:evaluate': '@/scripts/ai-evaluate',
  'node scripts/run.mjs subscriptions': '@/scripts/subscriptions',
  'node scripts/run.mjs site-domains': '@/scripts/site-domains',
  'node scripts/run.mjs doctor': '@/scripts/doctor',
  'node scripts/run.mjs renew-secrets': '@/scripts/renew-secrets',
  'node scripts/run.mjs incident': '@/scripts/incident',
}

let runCount = 0

/** A program runs when it is imported; its query makes each import a new one, of shared modules. */
function getProgram(name: string) {
  const program = programs[name]
  if (!program) throw new Error(`${name} is not listed above`)
  runCount += 1
  const url = `${program}?run=${runCount}`
  return () => import(url)
}

const termOptions = ['from=2026-04-01', 'months=12', 'seats=40', 'note=UPI 42']

test.each<[string, () => string[], RegExp]>([
  ['npm run db:migrate', () => [], /The database is up to date/],
  ['npm run team', () => ['list'], /The team has no members yet/],
  ['npm run team', () => ['add', email, 'manager'], /is now manager/],
  ['npm run team', () => ['reset-second-factor', email], /is reset/],
  ['npm run team', () => ['remove', email], /no longer on the team/],
  ['node scripts/run.mjs subscriptions', () => ['list'], /UNS-[0-9A-F]{8} /],
  [
    'node scripts/run.mjs subscriptions',
    () => ['approve', reference, ...termOptions],
    /is approved/,
  ],
  ['node scripts/run.mjs subscriptions', () => ['end', reference], /has ended/],
  [
    'node scripts/run.mjs subscriptions',
    () => ['reject', newReference, 'no', 'such', 'school'],
    /is rejected/,
  ],
  [
    'node scripts/run.mjs renew-secrets',
    () => [],
    /Encrypted 0 authenticator secrets, 0 webhook secrets and 0 keys/,
  ],
  ['node scripts/run.mjs doctor', () => [], /ok +database: .* migrations\n/],
  ['node scripts/run.mjs site-domains', () => [], /^\s*$/],
  ['node scripts/run.mjs incident', () => ['end-logins'], /Ended \d+ logins/],
])('%s %s', async (program, createArgs, expected) => {
  const run = await runProgramInProcess(getProgram(program), createArgs())
  expect(run.output).toMatch(expected)
  expect(run.status).toBe(0)
})

test.each(INCIDENT_KINDS)('the incident program lists people of the kind %s', async (kind) => {
  const args = ['people', '--since', '2026-01-01', '--kind', kind]
  const { status, output } = await runProgramInProcess(
    getProgram('node scripts/run.mjs incident'),
    args,
  )
  expect(output).toMatch(/^\uFEFF"id","name","email","activity","last"$/m)
  if (kind === 'account' || kind === 'school') expect(output).toContain(email)
  expect(status).toBe(0)
})

test('the AI program rates the texts of a provider', async () => {
  const provider = await startAiServer()
  for (const [name, value] of Object.entries(provider.env)) vi.stubEnv(name, value)
  const run = await runProgramInProcess(getProgram('npm run ai:evaluate'), ['rubric'])
  provider.close()
  expect(run.output).toMatch(/structure/)
  expect(run.status).toBe(0)
})

test.skipIf(hasPostgresServer)(
  'npm run db:seed prints the accounts and their password',
  async () => {
    const run = await runProgramInProcess(getProgram('npm run db:seed'), [])
    expect(run.output).toMatch(/teacher@uns\.example.* password \S+/)
  },
)

const GENERATED_FILES = [
  ...['docs/personal-data.md', 'middleware.ts', 'content/openapi.json'],
  ...['lib/route-policies', 'deploy/nginx/uns', 'db/migrations'],
]

test('the programs that generate files change none that is current', async () => {
  const { folder, remove } = copySources()
  // Only a link, through which the original would be written.
  rmSync(path.join(folder, 'content'))
  for (const name of ['content', 'docs', 'deploy', 'drizzle.config.ts'])
    cpSync(name, path.join(folder, name), { recursive: true })
  const runs = []
  // By day only what no other test compares. One after the other: each reads what another writes.
  const names = Object.keys(generators).filter((name) => isFullRun || name.includes('drizzle'))
  for (const name of names)
    runs.push(
      await runCommandForOutput([process.execPath, ...(generators[name] ?? [])], {
        cwd: folder,
        env: { DATA_DIR: site.env.DATA_DIR ?? '' },
      }),
    )
  const changedFiles = GENERATED_FILES.map((name) =>
    spawnSync('diff', ['-rq', name, path.join(folder, name)], { encoding: 'utf8' }).stdout.trim(),
  )
  remove()
  expect(runs.filter(({ status }) => status !== 0)).toEqual([])
  expect(changedFiles.filter(Boolean)).toEqual([])
})

test('every program of the page is run here or elsewhere', () => {
  const page = readFileSync('docs/programs.md', 'utf8')
  const documented = [...page.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name)
  const known = Object.keys({ ...programs, ...generators, ...RUN_ELSEWHERE })
  expect(documented.sort()).toEqual(known.sort())
})

test('the page about incidents explains each kind that the program knows', () => {
  const page = readFileSync('docs/incident.md', 'utf8')
  const explainedKinds = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, kind]) => kind)
  expect(explainedKinds.sort()).toEqual([...INCIDENT_KINDS].sort())
})

test('without a database, a program says which settings to check and creates nothing', async () => {
  const folder = path.join(site.env.DATA_DIR ?? '', 'elsewhere')
  const command = [process.execPath, 'scripts/run.mjs', 'team', 'list']
  const { status, output } = await runCommandForOutput(command, { env: { DATA_DIR: folder } })
  expect(status).toBe(1)
  expect(output).toContain(`There is no database in ${folder}. Set DATABASE_URL or DATA_DIR`)
  expect(existsSync(folder)).toBe(false)
})
