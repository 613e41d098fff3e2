import { notFound } from 'next/navigation'
import '@/app/styles/session-page.css'
import { RegistrationActions } from '@/components/live-sessions/registration/registration-actions'
import { RegistrationResultAlert } from '@/components/live-sessions/registration/registration-result-alert'
import { SentenceWithTitle } from '@/components/live-sessions/registration/sentence-with-title'
import { liveSessionText } from '@/i18n/live-sessions'
import { createCsrfToken } from '@/lib/auth/cookies'
import { requireViewer } from '@/lib/auth/viewer'
import { getSessionRegistration, readSlug } from '@/lib/live-sessions/registration/registration'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: liveSessionText().registration.heading,
  description: liveSessionText().registration.description,
  robots: { index: false },
}))

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SessionRegistrationPage({ params, searchParams }: Props) {
  const slug = readSlug(await params)
  const viewer = await requireViewer(routes.liveSessionRegistration(slug))
  const registration = (await getSessionRegistration(viewer, slug)) ?? notFound()
  const { result: resultCode } = await searchParams
  const text = liveSessionText().registration
  return (
    <main className="page-width work-main">
      <p className="mb-4">
        <a href={routes.liveSession(slug)} className="inline-flex min-h-11 items-center">
          {text.back}
        </a>
      </p>
      <h1 className="underlined">
        <SentenceWithTitle {...registration} sentence={text.title} />
      </h1>
      <RegistrationResultAlert code={resultCode} registration={registration} />
      <div className="sheet mt-6 grid max-w-lg gap-4 px-5 py-7">
        <RegistrationActions registration={registration} xsrf={createCsrfToken(viewer.sessionId)} />
        {registration.phase !== 'over' && registration.phase !== 'cancelled' && (
          <p className="flex flex-wrap gap-x-6">
            <a
              href={routes.liveSessionRegistration(slug)}
              className="inline-flex min-h-11 items-center"
            >
              {text.refresh}
            </a>
            <a
              href={routes.liveSessionCalendar(slug)}
              className="inline-flex min-h-11 items-center"
            >
              {text.calendar}
            </a>
          </p>
        )}
      </div>
    </main>
  )
}
