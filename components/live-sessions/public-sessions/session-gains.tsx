import { getForeignTag } from '@/i18n/language'
import { sessionPageText } from '@/i18n/session-page'
import { isAttendanceOpen } from '@/lib/live-sessions/policy'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

/** As long as attendance can still be recorded. */
export function SessionGains({ liveSession }: { liveSession: PublicLiveSession }) {
  if (!isAttendanceOpen(liveSession, liveSession.now)) return null
  const text = sessionPageText()
  const { takeaway, preparation, language, minutes } = liveSession
  const lang = getForeignTag(language)
  return (
    <dl className="session-gains">
      {takeaway && <Gain name={text.takeaway} value={takeaway} lang={lang} />}
      {preparation && <Gain name={text.preparation} value={preparation} lang={lang} />}
      <div className="panel">
        <dt>{text.counts}</dt>
        <dd>{text.hours(minutes)}</dd>
      </div>
    </dl>
  )
}

type GainProps = { name: string; value: string; lang: string | undefined }

const Gain = ({ name, value, lang }: GainProps) => (
  <div className="panel">
    <dt>{name}</dt>
    <dd lang={lang}>{value}</dd>
  </div>
)
