import 'server-only'
import { accounts } from '@/lib/accounts/personal'
import { audit } from '@/lib/audit/personal'
import { auth } from '@/lib/auth/personal'
import { certificatesOf } from '@/lib/certificates/personal'
import { contact } from '@/lib/contact/personal'
import { filesOf } from '@/lib/files/personal'
import { learning } from '@/lib/learning/personal'
import { library } from '@/lib/library/personal'
import { mail } from '@/lib/mail/personal'
import { schoolsOf } from '@/lib/schools/personal'
import { series } from '@/lib/series/personal'
import { team } from '@/lib/team/personal'
import type { Holding } from './holding'
import { rights } from './personal'

/**
 * A new table with a person in it: one entry in the `personal.ts` of its domain, its words in
 * `words/en/personal.ts`, then `npm run personal-data`.
 *
 * The one list of who holds what of a person. A copy is made from it, an erasure goes through it in
 * this order, and a test finds any table with a personal column that nobody here answers for.
 */
export const domains: Record<string, Holding[]> = {
  certificates: certificatesOf,
  learning,
  series,
  schools: schoolsOf,
  library,
  files: filesOf,
  contact,
  mail,
  team,
  auth,
  rights,
  accounts,
  audit,
}

export const holdings: Holding[] = Object.values(domains).flat()

/** Columns that sound like a person's and are not. */
export const NOT_OF_A_PERSON: Record<string, string> = {
  'gatherings.host': 'who leads a session stands there for everyone to read',
  'gatherings.host_line': 'as above',
  'schools.institution_name': 'a school is no person',
  'schools.school_email': 'a school is no person',
  'gatherings.meeting_address': 'where a session takes place',
  'gatherings.recording_address': 'where its film lies',
  'terms.payment_note': 'a receipt’s number, for the team alone',
  'rate_limits.key': 'a keyed fingerprint that ends with its window',
  'site_versions.name': 'of a part of the site',
}
