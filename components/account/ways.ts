import type { routes } from '@/lib/routes'

/** The rooms of the profile, in the order in which they are shown. */
export const PROFILE_WAYS = [
  'profileDetails',
  'profileEmail',
  'profileMails',
  'changePassword',
  'myData',
] as const satisfies (keyof typeof routes)[]
