import { site } from '@/base/site'

/** The specification's time; non-breaking spaces keep it on one line. */
export const WEEKLY_SESSION = `${site.weeklySession} IST`.replaceAll(' ', '\u00a0')
