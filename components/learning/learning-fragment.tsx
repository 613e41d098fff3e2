import { AttendedInHouse } from '@/components/in-house/attended-in-house'
import { AttendedSessions } from '@/components/learning/attended-sessions'
import { DraftLinks } from '@/components/learning/draft-links'
import { EntryList } from '@/components/learning/entry-list'
import { HoursPanel } from '@/components/learning/hours-panel'
import { LearningRecordDownloads } from '@/components/learning/learning-record-downloads'
import { UpcomingSessions } from '@/components/learning/upcoming-sessions'
import { WaitingTasks } from '@/components/learning/waiting-tasks'
import { YearPanel } from '@/components/learning/year-panel'
import { firstStepsText } from '@/i18n/first-steps'
import { myLearningText } from '@/i18n/my-learning'
import type { Viewer } from '@/lib/auth/sessions'
import { countDoneSteps, hasOpenSteps } from '@/lib/learning/first-steps'
import { getLearningRecord } from '@/lib/learning/record/record'
import { routes } from '@/lib/routes'

/** Rendered per request without React's client runtime, so it must not need scripts. */
export async function renderLearningFragment({ id, firstname, isSubscribed }: Viewer) {
  const learning = await getLearningRecord(id)
  return (
    <>
      <p className="text-muted">{myLearningText().lede(firstname)}</p>
      {hasOpenSteps(learning) && (
        <p>
          <a href={routes.firstSteps} className="inline-flex min-h-11 items-center">
            {firstStepsText().link(countDoneSteps(learning))}
          </a>
        </p>
      )}
      <div className="board">
        <div className="board-column">
          <YearPanel {...learning} />
          <WaitingTasks {...learning} />
          <UpcomingSessions liveSessions={learning.coming} />
          <AttendedSessions
            liveSessions={learning.sessions}
            certificateName={learning.learner.certificateName}
          />
          <AttendedInHouse sessions={learning.inHouse} />
          <EntryList entries={learning.entries} themes={learning.themes} />
        </div>
        <div className="board-column">
          <HoursPanel {...learning} />
          <LearningRecordDownloads />
          {isSubscribed && <DraftLinks />}
        </div>
      </div>
    </>
  )
}
