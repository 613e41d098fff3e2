import { UploadForm } from '@/components/forms/upload-form'
import { schoolSessionsText } from '@/i18n/school-sessions'
import type { InHouseSession } from '@/lib/training/in-house/session'

export function SessionPapers({ session }: { session: InHouseSession }) {
  const { papers: text } = schoolSessionsText()
  const path = `/api/school/in-house-sessions/${session.id}`
  const linkClass = 'inline-flex min-h-11 items-center'
  return (
    <section aria-labelledby="papers" className="mt-10">
      <h2 id="papers">{text.heading}</h2>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a href={`${path}/handout`} className={linkClass}>
          {text.handout}
        </a>
        <a href={`${path}/signature-list`} className={linkClass}>
          {text.list}
        </a>
      </p>
      {session.hasStarted && (
        <div className="mt-5 max-w-md">
          {session.hasSignedList && (
            <p className="mb-4">
              {text.has}{' '}
              <a href={`${path}/signed-list`} className={linkClass}>
                {text.open}
              </a>
            </p>
          )}
          <UploadForm path={`${path}/signed-list`} text={text} />
        </div>
      )}
    </section>
  )
}
