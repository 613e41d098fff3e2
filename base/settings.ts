import 'server-only'
import path from 'node:path'
import * as z from 'zod'
import { describeIssues } from './describe-issues'
import { DRAFT_SETTINGS, readAiSettings } from './draft-settings'
import { FILE_SETTINGS, readFileStoreSettings } from './file-settings'
import { DEFAULT_RATE_LIMITS, type RateLimit, type RateLimitName } from './limit-settings'
import { PAYMENT_SETTINGS, readPaymentServiceSettings } from './payment-settings'
import { postgresUrl } from './postgres-url'
import { getProcessSingleton } from './process-singleton'
import { PUSH_SETTINGS, readPushSettings } from './push-settings'
import { RETENTION_SETTINGS, readRetentionSettings } from './retention-settings'
import { readSitesDomain, SCHOOL_SITE_SETTINGS } from './school-site-settings'
import { readOrCreateSecret } from './stored-secret'
import { getEmbedUrl } from './video-hosts'

/** The only module that reads the environment. docs/settings.md and .env.example list all settings. */

export type { RateLimit, RateLimitName } from './limit-settings'

const wholeNumber = (fallback: number, max: number) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(max, `must be at most ${max}`)
    .default(fallback)

const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, 'must be count/seconds, such as 5/900')
  .transform((text): RateLimit => {
    const [count, seconds] = text.split('/')
    return { count: Number(count), seconds: Number(seconds) }
  })

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
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; generate one with: openssl rand -hex 32')
    .optional(),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url('must be a full URL such as https://api.example').optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{16,}=*$/,
      'must begin with whsec_; copy it from the webhook’s page in Resend',
    )
    .optional(),
  MAIL_FROM: z.string().default('UNS <no-reply@uns.example>'),
  TEAM_EMAIL: z.email('must be an email address').default('team@uns.example'),
  SITE_ADDRESS: z.string().default('12 Example Street, Coimbatore, Tamil Nadu 641001'),
  SITE_PHONE: z.string().default('+91 00000 00000'),
  SITE_EMAIL: z.email('must be an email address').default('support@uns.example'),
  SITE_JURISDICTION: z.string().default('Coimbatore, Tamil Nadu'),
  SUBSCRIPTION_MODE: z.enum(['instant', 'review'], 'must be instant or review').default('instant'),
  TEAM_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  LIST_LOAD_DELAY_MS: wholeNumber(1000, 60_000),
  RECORDING_URL: z
    .string()
    .refine((text) => getEmbedUrl(text) !== null, 'must be the URL of a YouTube or Vimeo video')
    .optional(),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 10),
  CACHE_MEGABYTES: wholeNumber(64, 100_000),
  BADGE_KEY: z
    .string()
    .regex(
      /^[\w-]{43}$/,
      'must be 32 random bytes in base64url; generate them as in docs/settings.md',
    )
    .optional(),
  CRON_SECRET: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ...FILE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...{ ...DRAFT_SETTINGS, ...PUSH_SETTINGS },
  /** Emails of all announcements together, from midnight to midnight in India. */
  ANNOUNCEMENTS_PER_DAY: wholeNumber(20_000, 1_000_000),
  ...RETENTION_SETTINGS,
  ...SCHOOL_SITE_SETTINGS,
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
  ...createRateLimitSchemas(),
})

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
  if (isProduction && env.DATABASE_URL && !env.AUTH_SECRET && !isBuilding) {
    throw new Error(
      'AUTH_SECRET is missing, but production with DATABASE_URL needs it. Generate one with: openssl rand -hex 32',
    )
  }
  if (env.VERCEL && !(env.APP_URL && env.DATABASE_URL)) {
    throw new Error(
      'APP_URL or DATABASE_URL is missing, but Vercel needs both. Set them with: vercel env add',
    )
  }
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`)
  const dataDir = path.resolve(env.DATA_DIR)
  return {
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
    resendApiKey: env.RESEND_API_KEY,
    resendBaseUrl: env.RESEND_BASE_URL,
    resendWebhookSecret: env.RESEND_WEBHOOK_SECRET,
    mailFrom: env.MAIL_FROM,
    teamEmail: env.TEAM_EMAIL,
    owner: {
      address: env.SITE_ADDRESS,
      phone: env.SITE_PHONE,
      email: env.SITE_EMAIL,
      jurisdiction: env.SITE_JURISDICTION,
    },
    subscriptionMode: env.SUBSCRIPTION_MODE,
    /** The embedded database is for trials, where the team may skip it. */
    secondFactorRequired:
      (env.TEAM_SECOND_FACTOR ?? (env.DATABASE_URL ? 'required' : 'optional')) === 'required',
    files: readFileStoreSettings(env, dataDir),
    paymentService: readPaymentServiceSettings(env),
    ai: readAiSettings(env),
    announcementsPerDay: env.ANNOUNCEMENTS_PER_DAY,
    retention: readRetentionSettings(env),
    listLoadDelayMs: env.LIST_LOAD_DELAY_MS,
    recordingUrl: env.RECORDING_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    cacheMegabytes: env.CACHE_MEGABYTES,
    metricsToken: env.METRICS_TOKEN,
    cronSecret: env.CRON_SECRET,
    limits: readRateLimits(env),
    authSecret: env.AUTH_SECRET ?? (isBuilding ? '' : readOrCreateSecret(dataDir, 'auth-secret')),
    /** Verifiers identify our signature by this key, so it outlives any session secret. */
    badgeKey: () => env.BADGE_KEY ?? (env.VERCEL ? null : readOrCreateSecret(dataDir, 'badge-key')),
    push: readPushSettings(env, dataDir),
    demoPassword: () => readOrCreateSecret(dataDir, 'demo-password', 9),
  }
}

function createRateLimitSchemas() {
  const schemaEntries = Object.entries(DEFAULT_RATE_LIMITS).map(([name, text]) => [
    `RATE_LIMIT_${name}`,
    rateLimit.prefault(text),
  ])
  return Object.fromEntries(schemaEntries) as Record<
    `RATE_LIMIT_${RateLimitName}`,
    z.ZodPrefault<typeof rateLimit>
  >
}

function readRateLimits(env: Record<`RATE_LIMIT_${RateLimitName}`, RateLimit>) {
  const names = Object.keys(DEFAULT_RATE_LIMITS) as RateLimitName[]
  return Object.fromEntries(names.map((name) => [name, env[`RATE_LIMIT_${name}`]])) as Record<
    RateLimitName,
    RateLimit
  >
}

const omitEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
