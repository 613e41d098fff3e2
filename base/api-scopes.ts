/** What a token of the API may do. Each write has a scope of its own. */

const SHARED_READ_SCOPES = [
  'school:read',
  'teachers:read',
  'sessions:read',
  'attendance:read',
  'certificates:read',
  'hours:read',
  'invoices:read',
] as const

/** A coordinator sees no registrations, and so neither does a token. */
export const SCHOOL_SCOPES = [
  ...SHARED_READ_SCOPES,
  'invitations:write',
  'attendance:write',
] as const

/** Invitations are sent in the name of a school. */
export const TEAM_SCOPES = [
  ...SHARED_READ_SCOPES,
  'registrations:read',
  'sessions:write',
  'attendance:write',
] as const

export type ApiScope = (typeof SCHOOL_SCOPES)[number] | (typeof TEAM_SCOPES)[number]

export const API_TOKEN_DAYS = ['30', '90', '180', '365'] as const
