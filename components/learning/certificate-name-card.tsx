import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { myLearningText } from '@/i18n/my-learning'
import { profileSectionText } from '@/i18n/profile-sections'
import { countWaitingCertificates } from '@/lib/learning/home-summary'
import type { LearningRecord } from '@/lib/learning/record/record'
import { routes } from '@/lib/routes'

type Props = Pick<LearningRecord, 'learner' | 'sessions'>

export function CertificateNameCard({ learner, sessions: liveSessions }: Props) {
  const text = myLearningText()
  const { certificateName, confirmed: isConfirmed, email } = learner
  const waitingCount = countWaitingCertificates(liveSessions)
  return (
    <section aria-labelledby="name" className="sheet mt-8 max-w-2xl px-5 py-6 sm:px-8">
      <h2 id="name" className="text-2xl">
        {text.name.heading}
      </h2>
      {!isConfirmed && (
        <Alert tone="warning" className="mt-4">
          <p>{text.waits.address(email)}</p>
          <a href={routes.profileEmail} className={LINK_CLASS}>
            {profileSectionText().address.way}
          </a>
        </Alert>
      )}
      {certificateName ? (
        <>
          <p dir="auto" className="mt-4">
            {text.name.stands(certificateName)}
          </p>
          <p className="mt-2">
            <a href={routes.certificateName} className={LINK_CLASS}>
              {text.name.change}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="mt-4">{text.name.none}</p>
          {waitingCount > 0 && (
            <p className="mt-2 font-semibold">{text.waits.name(waitingCount)}</p>
          )}
          <p className="mt-5">
            <a href={routes.certificateName} className={buttonClass()}>
              {text.name.choose}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

const LINK_CLASS = 'inline-flex min-h-11 items-center'
