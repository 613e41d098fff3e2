import 'server-only'
import { accountDataSources } from '@/lib/accounts/personal'
import { announcementDataSources } from '@/lib/announcements/personal'
import { apiTokenDataSources } from '@/lib/api-tokens/personal'
import { auditDataSources } from '@/lib/audit/personal'
import { authDataSources } from '@/lib/auth/personal'
import { billingDataSources } from '@/lib/billing/personal'
import { certificateDataSources } from '@/lib/certificates/personal'
import { classTestDataSources } from '@/lib/class-tests/personal'
import { contactDataSources } from '@/lib/contact/personal'
import { contentDataSources } from '@/lib/content/personal'
import { draftDataSources } from '@/lib/drafts/personal'
import { fileDataSources } from '@/lib/files/personal'
import { learningDataSources } from '@/lib/learning/personal'
import { libraryDataSources } from '@/lib/library/personal'
import { liveSessionDataSources } from '@/lib/live-sessions/personal'
import { mailDataSources } from '@/lib/mail/personal'
import type { PersonalDataSource } from '@/lib/personal-data/personal-data-source'
import { policyDataSources } from '@/lib/policies/personal'
import { pushDataSources } from '@/lib/push/personal'
import { schoolSiteDataSources } from '@/lib/school-sites/personal'
import { schoolDataSources } from '@/lib/schools/personal'
import { teamDataSources } from '@/lib/team/personal'
import { textDataSources } from '@/lib/texts/personal'
import { trainingDataSources } from '@/lib/training/personal'
import { webhookDataSources } from '@/lib/webhooks/personal'
import { privacyDataSources } from './personal'

/**
 * Every source of personal data, in order of erasure. Export and erasure follow it, and a test finds
 * uncovered columns. A new table needs an entry in its domain's `personal.ts`, its text in
 * `i18n/en/personal.ts`, then `npm run personal-data`.
 */
export const dataSourcesByDomain: Record<string, PersonalDataSource[]> = {
  billing: billingDataSources,
  certificates: certificateDataSources,
  learning: learningDataSources,
  drafts: draftDataSources,
  classTests: classTestDataSources,
  training: trainingDataSources,
  series: liveSessionDataSources,
  schoolSites: schoolSiteDataSources,
  schools: schoolDataSources,
  library: libraryDataSources,
  content: contentDataSources,
  texts: textDataSources,
  policies: policyDataSources,
  files: fileDataSources,
  contact: contactDataSources,
  announcements: announcementDataSources,
  mail: mailDataSources,
  push: pushDataSources,
  webhooks: webhookDataSources,
  apiTokens: apiTokenDataSources,
  team: teamDataSources,
  auth: authDataSources,
  rights: privacyDataSources,
  accounts: accountDataSources,
  audit: auditDataSources,
}

export const personalDataSources: PersonalDataSource[] = Object.values(dataSourcesByDomain).flat()

/** Columns whose names look personal but are not. */
export const NON_PERSONAL_COLUMNS: Record<string, string> = {
  'live_sessions.host': 'the host’s name is public',
  'live_sessions.host_bio': 'the host’s description is public',
  'schools.name': 'a school is not a person',
  'schools.email': 'a school is not a person',
  'live_sessions.meeting_url': 'the meeting link of a live session',
  'live_sessions.recording_url': 'the URL of its recording',
  'push_outbox.message': 'title and time of a live session',
  'terms.payment_note': 'a receipt number, for the team only',
  'job_reports.name': 'the name of a job of the site',
  'rate_limits.key': 'a keyed hash that expires with its window',
  'site_keys.name': 'the name of a key of the site',
  'site_versions.name': 'the name of a part of the site',
  'site_texts.name': 'the name of a text of the site',
  'site_text_versions.name': 'the name of a text of the site',
}
