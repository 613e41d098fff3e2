import { AttendedInHouse } from '@/components/in-house/attended-in-house'
import { AttendedSessions } from '@/components/learning/attended-sessions'
import { CertificateNameCard } from '@/components/learning/certificate-name-card'
import { DraftLinks } from '@/components/learning/draft-links'
import { EntryList } from '@/components/learning/entry-list'
import { LearningRecordDownloads } from '@/components/learning/learning-record-downloads'
import { UpcomingSessions } from '@/components/learning/upcoming-sessions'
import { YearHours } from '@/components/learning/year-hours'
import { myLearningText } from '@/i18n/my-learning'
import type { Viewer } from '@/lib/auth/sessions'
import { getLearningRecord } from '@/lib/learning/record/record'

/** Rendered per request without React's client runtime, so it must not need scripts. */
export async function renderLearningFragment({ id, firstname, isSubscribed }: Viewer) {
  const learning = await getLearningRecord(id)
  return (
    <>
      <p className="lede mt-4">{myLearningText().lede(firstname)}</p>
      <CertificateNameCard {...learning} />
      <UpcomingSessions liveSessions={learning.coming} />
      <YearHours {...learning} />
      <AttendedSessions liveSessions={learning.sessions} />
      <AttendedInHouse sessions={learning.inHouse} />
      <EntryList entries={learning.entries} themes={learning.themes} />
      <LearningRecordDownloads />
      {isSubscribed && <DraftLinks />}
    </>
  )
}
