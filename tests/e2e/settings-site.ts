import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgresPrograms, installMissing } from '@/scripts/debian'
import { createCleanEnvironment } from '@/scripts/programs'
import { callApi, newTeacher, register } from '../support/api-user'
import { createPostgresServer, postgresUrl } from '../support/postgres-server'
import { startS3 } from '../support/s3'
import { startSite } from '../support/site'
import { newTestDatabase } from '../support/test-database'
import { waitForEmail } from './mailbox'

export type SiteSettings = {
  subscriptions: 'instant' | 'review'
  secondFactor: 'optional' | 'required'
  /** `S3 by links`: the browser fetches PDFs and videos directly from S3 (S3_LINKS). */
  files: 'folder' | 'S3' | 'S3 by links'
  database: 'embedded' | 'PostgreSQL'
}

export const DEFAULT_SETTINGS: SiteSettings = {
  subscriptions: 'instant',
  secondFactor: 'optional',
  files: 'folder',
  database: 'embedded',
}

export type SettingsSite = {
  url: string
  outbox: string
  settings: SiteSettings
  hasFile: (sha256: string) => boolean
  getManager: () => Promise<{ email: string; password: string }>
  stop: () => Promise<unknown>
}

export const openSettingsSite = (settings: SiteSettings): Promise<SettingsSite> =>
  Object.entries(DEFAULT_SETTINGS).every(
    ([name, value]) => settings[name as keyof SiteSettings] === value,
  )
    ? Promise.resolve(getSharedSite())
    : startOwnSite(settings)

/** Root installs PostgreSQL if it is missing. */
export function hasPostgres(): boolean {
  if (process.env.TEST_DATABASE_URL) return true
  installMissing('postgres')
  return findPostgresPrograms() !== undefined
}

function getSharedSite(): SettingsSite {
  const outbox = process.env.E2E_OUTBOX ?? ''
  const folder = path.dirname(outbox)
  return {
    ...{ url: process.env.E2E_BASE_URL ?? '', outbox, settings: DEFAULT_SETTINGS },
    hasFile: (sha256) => existsSync(path.join(folder, 'files', objectKey(sha256))),
    getManager: () => readDemoManager(folder),
    stop: async () => {},
  }
}

async function startOwnSite(settings: SiteSettings): Promise<SettingsSite> {
  const isEmbedded = settings.database === 'embedded'
  const server = isEmbedded ? null : await startDatabaseServer()
  const database = await newTestDatabase({ serverUrl: server?.url ?? null })
  const s3 = settings.files === 'folder' ? null : await startS3()
  const site = await startSite({
    database,
    env: {
      SUBSCRIPTION_MODE: settings.subscriptions,
      TEAM_SECOND_FACTOR: settings.secondFactor,
      LIST_LOAD_DELAY_MS: '1',
      ...s3?.env,
      S3_LINKS: settings.files === 'S3 by links' ? 'on' : 'off',
    },
  })
  const { url, dataDir } = site
  const outbox = path.join(dataDir, 'outbox')
  return {
    ...{ url, outbox, settings },
    hasFile: (sha256) =>
      s3
        ? s3.asked.includes(`PUT /${s3.env.S3_BUCKET}/${objectKey(sha256)}`)
        : existsSync(path.join(dataDir, 'files', objectKey(sha256))),
    getManager: () =>
      isEmbedded ? readDemoManager(dataDir) : createFirstManager({ url, outbox }, site.env),
    stop: async () => {
      await site.stop()
      await s3?.stop()
      await database.drop()
      server?.takeDown()
    },
  }
}

const objectKey = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`

async function startDatabaseServer() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, takeDown: () => {} }
  const { server, takeDown } = await createPostgresServer()
  return { url: postgresUrl(server), takeDown }
}

/** The first start on an embedded database creates the demo manager. */
async function readDemoManager(folder: string) {
  const password = readFileSync(path.join(folder, 'demo-password'), 'utf8').trim()
  return { email: 'team@uns.example', password }
}

/** PostgreSQL starts without accounts: `npm run team` adds this one to the team. */
async function createFirstManager(
  site: { url: string; outbox: string },
  siteEnvironment: Record<string, string>,
) {
  const { email, password, ...rest } = newTeacher()
  await register(site, { email, password, ...rest })
  const { text } = await waitForEmail(email, /Welcome/, site.outbox)
  const [, token] = /\/confirm-email\/([\w-]{43})/.exec(text) ?? []
  const { status } = await callApi(site, `/api/account/email-links/${token}`, {
    body: { password },
  })
  if (status !== 200) throw new Error(`The manager's address is not confirmed: ${status}`)
  await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'team', 'add', email, 'manager'],
    { env: { ...createCleanEnvironment(), ...siteEnvironment } },
  )
  return { email, password }
}
