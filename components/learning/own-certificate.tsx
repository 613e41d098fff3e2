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
  const { session: sessionTitle, sessionLanguage, status, reason: revocationReason } = certificate
  return (
    <>
      <BackToLearning />
      <h1 lang={getForeignTag(sessionLanguage)}>{sessionTitle}</h1>
      {status === 'revoked' ? (
        <>
          <p className="mt-2 text-muted">
            {text.number} <span className="tracking-wide">{certificate.number}</span>
          </p>
          <Alert tone="error" className="mt-6">
            <p>{text.revoked}</p>
            {revocationReason && <p>{text.reason(revocationReason)}</p>}
          </Alert>
        </>
      ) : (
        <ValidCertificate {...certificate} />
      )}
    </>
  )
}

function ValidCertificate(certificate: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  const { session: sessionTitle, link: shareUrl } = certificate
  return (
    <div className="board">
      <div className="board-column">
        <CertificatePicture {...certificate} />
        <CertificateActions {...certificate} />
      </div>
      <CertificateFacts {...certificate} />
      <section id="share" aria-labelledby="share-heading" className="panel screen-only">
        <h2 id="share-heading">{text.share}</h2>
        <p className="mt-2 mb-4">{text.sharing}</p>
        <ShareLink url={shareUrl} text={stripMarks(text.text(sessionTitle, shareUrl))} />
      </section>
      <CertificateCorrection {...certificate} />
    </div>
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
      className="certificate-picture"
    />
  </a>
)

function CertificateActions({
  number,
  linkedIn: linkedInUrl,
  badge: badgeUrl,
}: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  const linkClass = buttonClass('secondary')
  return (
    <p className="certificate-actions screen-only">
      <a href={routes.certificatePdf(number)} className={buttonClass('accent')}>
        {text.pdf}
      </a>
      <a href="#share" className={linkClass}>
        {text.toShare}
      </a>
      <a href={linkedInUrl} rel="noreferrer" className={linkClass}>
        {text.linkedIn}
      </a>
      <a href={routes.certificatePicture(number)} download={`${number}.png`} className={linkClass}>
        {text.picture}
      </a>
      {badgeUrl && (
        <a href={badgeUrl} download={`${number}.json`} className={linkClass}>
          {text.badge}
        </a>
      )}
    </p>
  )
}

function CertificateFacts(certificate: OwnCertificateFacts) {
  const { page, sheet, day: formatDay, duration: formatDuration } = certificateText()
  const { facts: labels } = page
  const { name, number, startsAt, minutes, mode, issuedAt, correctedAt } = certificate
  const rows: [label: string, value: string][] = [
    [labels.name, name],
    [labels.held, sheet.day(startsAt)],
    [labels.length, page.lengths[mode](formatDuration(minutes))],
    [labels.issued, formatDay(issuedAt)],
    ...(correctedAt ? [[labels.corrected, formatDay(correctedAt)] as [string, string]] : []),
    [labels.number, number],
  ]
  return (
    <dl className="panel rows">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function CertificateCorrection({ number, name, left: correctionsLeft }: OwnCertificateFacts) {
  const { certificate: text } = myLearningText()
  return (
    <section aria-labelledby="correct" className="panel screen-only">
      <h2 id="correct">{text.correct}</h2>
      <p className="mt-2">{correctionsLeft > 0 ? text.correcting(correctionsLeft) : text.noMore}</p>
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
