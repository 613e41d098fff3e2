import 'server-only'

/** Rate limits as count/seconds. Each has its own setting (`RATE_LIMIT_…`). */
export const DEFAULT_RATE_LIMITS = {
  LOGIN_ACCOUNT: '5/900',
  LOGIN_TRUSTED: '5/900',
  LOGIN_ADDRESS: '60/60',
  REGISTER: '20/60',
  FORGOT_ADDRESS: '20/60',
  FORGOT_ACCOUNT: '6/86400',
  FORGOT_TRUSTED: '6/86400',
  CHANGE_PASSWORD: '5/60',
  CONTACT: '5/600',
  INSTITUTION: '10/600',
  SCHOOL: '120/600',
  JOIN_CODE: '30/600',
  JOIN_CODE_ALL: '5000/3600',
  SCHOOL_EMAILS: '600/86400',
  INVITATIONS_DECLINED: '1/31536000',
  UNSOLICITED_MAIL: '3/86400',
  ATTEMPTS_MAIL: '1/86400',
  ADDRESS_MAIL: '5/3600',
  ADDRESS_LINK: '60/60',
  CERTIFICATE: '60/60',
  LEARNING: '120/600',
  TOOLKIT_SEARCH: '120/60',
  SERIES: '60/600',
  ATTENDANCE_CODE: '5/600',
  SECOND_FACTOR: '5/900',
} as const

export type RateLimitName = keyof typeof DEFAULT_RATE_LIMITS
export type RateLimit = { count: number; seconds: number }
