import { ShareLink } from '@/components/school/share-link'
import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button'
import { certificateText } from '@/i18n/certificate'
import { stripMarks } from '@/i18n/english-marks'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import type { OwnCertificateFacts } from '@/lib/certificates/own'
import { routes } from '@/lib/routes'
import { BackToLearning } from './back-to-learning'
import { CertificateNameForm } from './certificate-name-form'

export function OwnCertificate(certificate: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  const {
    number,
    session: sessionTitle,
    sessionLanguage,
    status,
    reason: revocationReason,
    left: correctionsLeft,
    link: shareUrl,
  } = certificate
  return (
    <>
      <BackToLearning />
      <h1 lang={getForeignTag(sessionLanguage)} className="underlined">
        {sessionTitle}
      </h1>
      <p className="mt-4 text-muted">
        {text.number} <span className="tracking-wide">{number}</span>
      </p>
      {status === 'revoked' ? (
        <Alert tone="error" className="mt-6">
          <p>{text.revoked}</p>
          {revocationReason && <p>{text.reason(revocationReason)}</p>}
        </Alert>
      ) : (
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-main-side">
          <div>
            <CertificatePicture {...certificate} />
            <CertificateActions {...certificate} />
          </div>
          <div className="grid gap-8">
            <section aria-labelledby="share">
              <h2 id="share" className="text-2xl">
                {text.share}
              </h2>
              <p className="mt-3 mb-4">{text.sharing}</p>
              <ShareLink url={shareUrl} text={stripMarks(text.text(sessionTitle, shareUrl))} />
            </section>
            <CertificateCorrection {...certificate} left={correctionsLeft} />
          </div>
        </div>
      )}
    </>
  )
}

const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1600, 1131]

const CertificatePicture = ({ number, name }: OwnCertificateFacts) => (
  <a href={routes.certificatePdf(number)} className="block">
    <img
      src={routes.certificatePicture(number)}
      alt={certificateText().page.pictureOf(name)}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      className="h-auto w-full rounded-sheet shadow-sheet"
    />
  </a>
)

function CertificateActions({
  number,
  linkedIn: linkedInUrl,
  badge: badgeUrl,
}: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  const linkClass = 'inline-flex min-h-11 items-center'
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={routes.certificatePdf(number)} className={buttonClass('primary')}>
        {text.pdf}
      </a>
      <a href={routes.certificatePicture(number)} download={`${number}.png`} className={linkClass}>
        {text.picture}
      </a>
      <a href={linkedInUrl} rel="noreferrer" className={linkClass}>
        {text.linkedIn}
      </a>
      {badgeUrl && (
        <a href={badgeUrl} download={`${number}.json`} className={linkClass}>
          {text.badge}
        </a>
      )}
    </p>
  )
}

function CertificateCorrection({ number, name, left: correctionsLeft }: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  return (
    <section aria-labelledby="correct">
      <h2 id="correct" className="text-2xl">
        {text.correct}
      </h2>
      <p className="mt-3">{correctionsLeft > 0 ? text.correcting(correctionsLeft) : text.noMore}</p>
      {correctionsLeft > 0 && (
        <CertificateNameForm
          name={name}
          path={`/api/learning/certificates/${number}/name`}
          button={text.correctButton}
        />
      )}
    </section>
  )
}
