import 'server-only'
import { accountDataSources } from '@/lib/accounts/personal'
import { auditDataSources } from '@/lib/audit/personal'
import { authDataSources } from '@/lib/auth/personal'
import { certificateDataSources } from '@/lib/certificates/personal'
import { contactDataSources } from '@/lib/contact/personal'
import { contentDataSources } from '@/lib/content/personal'
import { fileDataSources } from '@/lib/files/personal'
import { learningDataSources } from '@/lib/learning/personal'
import { libraryDataSources } from '@/lib/library/personal'
import { liveSessionDataSources } from '@/lib/live-sessions/personal'
import { mailDataSources } from '@/lib/mail/personal'
import { schoolDataSources } from '@/lib/schools/personal'
import { teamDataSources } from '@/lib/team/personal'
import { privacyDataSources } from './personal'
import type { PersonalDataSource } from './personal-data-source'

/**
 * A new table with a person in it: one entry in the `personal.ts` of its domain, its words in
 * `i18n/en/personal.ts`, then `npm run personal-data`.
 *
 * The one list of who holds what of a person. A copy is made from it, an erasure goes through it in
 * this order, and a test finds any table with a personal column that nobody here answers for.
 */
export const dataSourcesByDomain: Record<string, PersonalDataSource[]> = {
  certificates: certificateDataSources,
  learning: learningDataSources,
  series: liveSessionDataSources,
  schools: schoolDataSources,
  library: libraryDataSources,
  content: contentDataSources,
  files: fileDataSources,
  contact: contactDataSources,
  mail: mailDataSources,
  team: teamDataSources,
  auth: authDataSources,
  rights: privacyDataSources,
  accounts: accountDataSources,
  audit: auditDataSources,
}

export const personalDataSources: PersonalDataSource[] = Object.values(dataSourcesByDomain).flat()

/** Columns that sound like a person's and are not. */
export const NON_PERSONAL_COLUMNS: Record<string, string> = {
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
