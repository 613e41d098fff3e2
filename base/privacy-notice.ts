import 'server-only'

/**
 * The notice about data (the privacy page) that holds now. Give it a new version when its substance
 * changes, and say in `i18n/en/account-notices.ts` what has changed: everybody is shown that once.
 */
export const PRIVACY_NOTICE = { version: '2026-11-22' } as const
