import 'server-only'

/** Raise the version with each change of substance, and describe it in account-notices.ts. */
export const PRIVACY_NOTICE = { version: '2026-11-25' } as const
