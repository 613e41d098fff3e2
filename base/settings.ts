import 'server-only'
import path from 'node:path'
import * as z from 'zod'
import { describeIssues } from './describe-issues'
import { getProcessSingleton } from './process-singleton'
import { DRAFT_SETTINGS, readAiSettings } from './settings/drafts'
import { FILE_SETTINGS, readFileStoreSettings } from './settings/files'
import { LIMIT_SETTINGS, readRateLimits } from './settings/limits'
import { MAIL_SETTINGS, readMailSettings } from './settings/mail'
import { describeMisspellings } from './settings/misspelled'
import { wholeNumber } from './settings/numbers'
import { OWNER_SETTINGS, readOwnerSettings } from './settings/owner'
import { PAYMENT_SETTINGS, readPaymentServiceSettings } from './settings/payments'
import { postgresUrl } from './settings/postgres-url'
import { PUSH_SETTINGS, readPushSettings } from './settings/push'
import { RETENTION_SETTINGS, readRetentionSettings } from './settings/retention'
import { readSitesDomain, SCHOOL_SITE_SETTINGS } from './settings/school-sites'
import { readSecretSettings, SECRET_SETTINGS } from './settings/secrets'
import { readSignInProviders, SIGN_IN_SETTINGS } from './settings/sign-in'
import { readWebhookSettings, WEBHOOK_SETTINGS } from './settings/webhooks'
import { getEmbedUrl } from './video-hosts'

/**
 * The only module that reads the environment. A new setting goes into its group in `settings/`.
 * docs/settings.md and .env.example list all settings.
 */

export type { RateLimit, RateLimitName } from './settings/limits'

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  NEXT_PHASE: z.string().optional(),
  VERCEL: z.string().optional(),
  PORT: wholeNumber(3000, 65535),
  HOST: z.string().optional(),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full URL such as https://uns.example' })
    .optional(),
  DATABASE_URL: postgresUrl,
  DIRECT_DATABASE_URL: postgresUrl,
  DATA_DIR: z.string().default('.data'),
  SUBSCRIPTION_MODE: z.enum(['instant', 'review'], 'must be instant or review').default('instant'),
  TEAM_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  LIST_LOAD_DELAY_MS: wholeNumber(1000, 60_000),
  RECORDING_URL: z
    .string()
    .refine((text) => getEmbedUrl(text) !== null, 'must be the URL of a YouTube or Vimeo video')
    .optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10),
  CACHE_MEGABYTES: wholeNumber(64, 100_000),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .optional(),
  ...SECRET_SETTINGS,
  ...MAIL_SETTINGS,
  ...OWNER_SETTINGS,
  ...FILE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...DRAFT_SETTINGS,
  ...PUSH_SETTINGS,
  ...RETENTION_SETTINGS,
  ...SCHOOL_SITE_SETTINGS,
  ...SIGN_IN_SETTINGS,
  ...WEBHOOK_SETTINGS,
  ...LIMIT_SETTINGS,
})

type Environment = z.output<typeof environmentSchema>

const SET_BY_PROGRAMS = ['NODE_ENV', 'NEXT_PHASE']

/** Those that an operator may set. */
export const SETTING_NAMES = Object.keys(environmentSchema.shape).filter(
  (name) => !SET_BY_PROGRAMS.includes(name),
)

export type Settings = ReturnType<typeof readSettings>

const settingsStore = getProcessSingleton<{ settings?: Settings }>('settings', () => ({}))

export function settings(): Settings {
  settingsStore.settings ??= readSettings()
  return settingsStore.settings
}

function readSettings() {
  const parsed = environmentSchema.safeParse(omitEmpty(process.env))
  if (!parsed.success) throw new Error(describeIssues(parsed.error.issues))
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const isBuilding = env.NEXT_PHASE === 'phase-production-build'
  requireCompleteSettings(env, isProduction && !isBuilding)
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`)
  const dataDir = path.resolve(env.DATA_DIR)
  return Object.assign(readSecretSettings(env, dataDir, isBuilding), {
    production: isProduction,
    building: isBuilding,
    port: env.PORT,
    host: env.HOST,
    ...{ appUrl, hasAppUrl: Boolean(env.APP_URL) },
    sitesDomain: readSitesDomain(env, Boolean(env.VERCEL)),
    dnsServers: env.DNS_SERVERS,
    secureCookies: appUrl.protocol === 'https:',
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DIRECT_DATABASE_URL,
    onVercel: Boolean(env.VERCEL),
    dataDir,
    ...readMailSettings(env),
    owner: readOwnerSettings(env),
    subscriptionMode: env.SUBSCRIPTION_MODE,
    /** The embedded database is for trials, where the team may skip it. */
    secondFactorRequired:
      (env.TEAM_SECOND_FACTOR ?? (env.DATABASE_URL ? 'required' : 'optional')) === 'required',
    files: readFileStoreSettings(env, dataDir),
    paymentService: readPaymentServiceSettings(env),
    ai: readAiSettings(env),
    signInProviders: readSignInProviders(env),
    retention: readRetentionSettings(env),
    listLoadDelayMs: env.LIST_LOAD_DELAY_MS,
    recordingUrl: env.RECORDING_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL ?? 'info',
    /** On a terminal; a pipe or LOG_LEVEL asks for the log itself. */
    logFile:
      isProduction && !env.LOG_LEVEL
        ? path.join(/* turbopackIgnore: true */ dataDir, 'uns.log')
        : undefined,
    cacheMegabytes: env.CACHE_MEGABYTES,
    limits: readRateLimits(env),
    push: readPushSettings(env, dataDir),
    webhooks: readWebhookSettings(env),
    /** As set for this instance; the keys of the site are `badgeKey` and `push.privateKey`. */
    keySettings: { badge: env.BADGE_KEY, push: env.PUSH_PRIVATE_KEY },
  })
}

function requireCompleteSettings(env: Environment, isServing: boolean) {
  if (isServing && env.DATABASE_URL && !env.AUTH_SECRET) {
    throw new Error(
      'AUTH_SECRET is missing, but production with DATABASE_URL needs it. Generate one with: openssl rand -hex 32',
    )
  }
  if (env.VERCEL && !(env.APP_URL && env.DATABASE_URL)) {
    throw new Error(
      'APP_URL or DATABASE_URL is missing, but Vercel needs both. Set them with: vercel env add',
    )
  }
}

const omitEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

/** Names that only resemble a setting, each with a sentence for the operator. */
export const listMisspelledSettings = (): string[] =>
  describeMisspellings(Object.keys(process.env), Object.keys(environmentSchema.shape))
