import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSources } from '../support/product-sources'

/** For each file of `db/schema`, the folders of `lib` that may name its tables. Others read `db/read-models`. */
const OWNERS: Record<string, string[]> = {
  accounts: ['auth', 'team-access', 'accounts'],
  announcements: ['announcements'],
  // Accounts revoke what opens one.
  'api-tokens': ['api-tokens', 'accounts'],
  'attendance-invitations': ['live-sessions'],
  audit: ['audit'],
  billing: ['billing'],
  certificates: ['certificates', 'learning'],
  'class-groups': ['class-tests'],
  'class-tests': ['class-tests'],
  contacts: ['contact'],
  drafts: ['drafts'],
  'email-answers': ['mail'],
  files: ['files'],
  'in-house': ['training'],
  items: ['content'],
  jobs: [],
  'list-entries': ['content'],
  limits: ['auth', 'accounts'],
  'live-sessions': ['live-sessions'],
  mail: ['mail'],
  'online-payments': ['billing'],
  memberships: ['schools'],
  policies: ['policies'],
  prices: ['billing'],
  // What opens an account, which accounts revoke.
  privacy: ['accounts', 'mail'],
  push: ['push', 'accounts'],
  reading: ['library'],
  'school-sites': ['school-sites'],
  'site-messages': ['school-sites'],
  'school-follow-up': ['team'],
  'school-sign-in': ['schools'],
  'school-views': ['team'],
  'school-usage': ['team'],
  schools: ['schools'],
  'session-feedback': ['live-sessions'],
  statistics: ['statistics'],
  team: ['auth', 'team-access', 'accounts'],
  texts: ['texts'],
  training: ['training'],
  versions: ['content'],
  webhooks: ['webhooks'],
}

/** Export, erasure, scheduled jobs and the team's screens bring all domains together. */
const USE_CASES = ['team', 'privacy', 'housekeeping', 'api']

const schemaFiles = readdirSync('db/schema')
  .filter((name) => name !== 'index.ts')
  .map((name) => name.replace(/\.ts$/, ''))

const fileByTable = new Map(
  schemaFiles.flatMap((name) =>
    [
      ...readFileSync(`db/schema/${name}.ts`, 'utf8').matchAll(/^export const (\w+) = pgTable/gm),
    ].map(([, table = '']) => [table, name] as const),
  ),
)

/** Also the start of the list when an import spans lines. */
const SCHEMA_IMPORT = /^import (?:type )?\{([^}]*)\} from '@\/db\/schema(?:\/[\w-]+)?'/gm

test('every file of the schema has an owner', () => {
  expect(Object.keys(OWNERS).sort()).toEqual(schemaFiles.sort())
})

test('a domain names its own tables only', () => {
  const namedTables = readSources()
    .filter(({ file }) => file.startsWith('lib/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(SCHEMA_IMPORT)].flatMap(([, names = '']) =>
        names.split(',').map((name) => ({ file, table: name.trim().split(' ')[0] ?? '' })),
      ),
    )
    .filter(({ table }) => fileByTable.has(table))
  expect(namedTables.length).toBeGreaterThan(200)
  const violations = namedTables.filter(({ file, table }) => {
    const folder = file.split('/')[1] ?? ''
    const owners = OWNERS[fileByTable.get(table) ?? ''] ?? []
    return !owners.includes(folder) && !USE_CASES.includes(folder)
  })
  expect(violations.map(({ file, table }) => `${file} names ${table}`)).toEqual([])
})
