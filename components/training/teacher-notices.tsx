import { SentenceWithTitle } from '@/components/live-sessions/registration/sentence-with-title'
import { ActionButton } from '@/components/ui/action-button'
import { schoolTrainingText } from '@/i18n/school-training'
import type { TrainingFile } from '@/lib/learning/training-file/load'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

type Props = { file: TrainingFile; nextSession: PublicLiveSession | null }

/** Emails to the school's own teachers, in the current school year. */
export function TeacherNotices({ file, nextSession }: Props) {
  const { notices: text } = schoolTrainingText()
  if (file.year.first !== file.years[0]) return null
  const withoutHours = file.teachers.filter(
    ({ activities, leftOn }) => activities.length === 0 && leftOn === null,
  ).length
  const canAnnounce = nextSession?.phase === 'upcoming' || nextSession?.phase === 'open'
  if (withoutHours === 0 && !canAnnounce) return null
  return (
    <section aria-labelledby="notices" className="mt-10">
      <h2 id="notices">{text.heading}</h2>
      <p className="mt-3 max-w-2xl">{text.lede}</p>
      {withoutHours > 0 && (
        <div className="mt-4 grid gap-2">
          <p>{text.withoutHours(withoutHours)}</p>
          <ActionButton label={text.remind} path="/api/school/training/remind" />
        </div>
      )}
      {canAnnounce && (
        <div className="mt-6 grid gap-2">
          <p>
            <SentenceWithTitle
              {...nextSession}
              sentence={(title) => text.next(title, nextSession.startsAt)}
            />
          </p>
          <ActionButton
            label={text.announce}
            path={`/api/school/live-sessions/${nextSession.slug}/announce`}
          />
        </div>
      )}
    </section>
  )
}
