import { notFound } from 'next/navigation'
import { FormPage } from '@/components/forms/form-page'
import { FeedbackForm } from '@/components/live-sessions/feedback/feedback-form'
import { SentenceWithTitle } from '@/components/live-sessions/registration/sentence-with-title'
import { Alert } from '@/components/ui/alert'
import { feedbackText } from '@/i18n/feedback'
import { requireViewer } from '@/lib/auth/viewer'
import { getOwnFeedback } from '@/lib/live-sessions/feedback'
import { readSlug } from '@/lib/live-sessions/registration/registration'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: feedbackText().title,
  robots: { index: false },
}))

type Props = { params: Promise<{ slug: string }> }

export default async function SessionFeedbackPage({ params }: Props) {
  const slug = readSlug(await params)
  const viewer = await requireViewer(routes.sessionFeedback(slug))
  const answer = (await getOwnFeedback(viewer, slug)) ?? notFound()
  const text = feedbackText()
  const backLink = (
    <a href={routes.liveSession(slug)} className="inline-flex min-h-11 items-center">
      {text.back}
    </a>
  )
  return (
    <FormPage title={text.title} breadcrumbs={backLink}>
      <p>
        <SentenceWithTitle {...answer} sentence={text.lede} />
      </p>
      {answer.isOpen ? (
        <>
          <p className="text-muted">
            {text.privacy} {text.until(answer.closesAt)}
          </p>
          <FeedbackForm slug={slug} answer={answer} />
        </>
      ) : (
        <Alert tone="info">{text.closed}</Alert>
      )}
    </FormPage>
  )
}
