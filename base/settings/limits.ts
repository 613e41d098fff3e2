import 'server-only'
import * as z from 'zod'

/** Rate limits as count/seconds. Each has its own setting (`RATE_LIMIT_…`). */
export const DEFAULT_RATE_LIMITS = {
  LOGIN_ACCOUNT: '5/900',
  LOGIN_TRUSTED: '5/900',
  LOGIN_ADDRESS: '60/60',
  REGISTER: '20/60',
  FORGOT_ADDRESS: '20/60',
  FORGOT_ACCOUNT: '6/86400',
  FORGOT_TRUSTED: '6/86400',
  FORGOT_NETWORK: '1/86400',
  FORGOT_NETWORKS: '20/86400',
  FORGOT_HOURLY: '1/3600',
  CHANGE_PASSWORD: '5/60',
  CONTACT: '5/600',
  SITE_MESSAGE: '20/86400',
  SITE_MESSAGE_NETWORK: '5/86400',
  SITE_MESSAGE_STORED: '100/86400',
  SITE_DOMAIN: '10/600',
  INSTITUTION: '10/600',
  SCHOOL: '120/600',
  JOIN_CODE: '30/600',
  JOIN_CODE_ALL: '5000/3600',
  WEBHOOK: '60/600',
  SCHOOL_EMAILS: '600/86400',
  SCHOOL_NOTICES: '1/604800',
  INVITATIONS_DECLINED: '1/31536000',
  UNSOLICITED_MAIL: '3/86400',
  ATTEMPTS_MAIL: '1/86400',
  ADDRESS_MAIL: '5/3600',
  ADDRESS_LINK: '60/60',
  CERTIFICATE: '60/60',
  LEARNING: '120/600',
  TOOLKIT_SEARCH: '120/60',
  DRAFT_EDIT: '600/600',
  DRAFT_FILE: '60/600',
  CLASS_TEST: '900/600',
  DRAFT_WRITE: '10/300',
  TEAM_SEARCH: '240/60',
  ANNOUNCEMENT_TEST: '20/3600',
  COVER: '30/600',
  SERIES: '60/600',
  ATTENDANCE_CODE: '5/600',
  SECOND_FACTOR: '5/900',
  API_TOKEN: '600/60',
} as const

export type RateLimitName = keyof typeof DEFAULT_RATE_LIMITS
export type RateLimit = { count: number; seconds: number }

const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,8}$/, 'must be count/seconds, such as 5/900')
  .transform((text): RateLimit => {
    const [count, seconds] = text.split('/')
    return { count: Number(count), seconds: Number(seconds) }
  })

const limitNames = Object.keys(DEFAULT_RATE_LIMITS) as RateLimitName[]

export const LIMIT_SETTINGS = Object.fromEntries(
  limitNames.map((name) => [`RATE_LIMIT_${name}`, rateLimit.prefault(DEFAULT_RATE_LIMITS[name])]),
) as Record<`RATE_LIMIT_${RateLimitName}`, z.ZodPrefault<typeof rateLimit>>

export const readRateLimits = (env: Record<`RATE_LIMIT_${RateLimitName}`, RateLimit>) =>
  Object.fromEntries(limitNames.map((name) => [name, env[`RATE_LIMIT_${name}`]])) as Record<
    RateLimitName,
    RateLimit
  >
