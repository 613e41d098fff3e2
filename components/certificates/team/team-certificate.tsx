import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { DescriptionRow } from '@/components/ui/description-row'
import { teamCertificatesText } from '@/i18n/team-certificates'
import type { TeamCertificateDetails } from '@/lib/certificates/verify'
import { routes } from '@/lib/routes'
import { CertificateReasonForm } from './certificate-reason-form'

export function TeamCertificate(certificate: TeamCertificateDetails) {
  const text = teamCertificatesText().page
  const { number, name, formerName, revokedAt, requestReason } = certificate
  const buildPath = (action: string) => `/api/team/certificates/${number}/${action}`
  return (
    <>
      <CertificateDescription {...certificate} />
      {requestReason && !revokedAt && (
        <Alert tone="warning" className="mt-6 grid max-w-2xl gap-3">
          <p className="font-semibold">{text.requested}</p>
          <p dir="auto">{text.requestedBecause(requestReason)}</p>
          <ActionButton label={text.decline} path={buildPath('revoke/decline')} isImmediate />
        </Alert>
      )}
      <p className="mt-5 flex flex-wrap gap-x-8">
        <a href={routes.certificate(number)} className="inline-flex min-h-11 items-center">
          {text.look}
        </a>
        {!revokedAt && (
          <a href={routes.certificatePdf(number)} className="inline-flex min-h-11 items-center">
            {text.pdf}
          </a>
        )}
      </p>
      {revokedAt ? (
        <div className="mt-8">
          <ActionButton label={text.restore} path={buildPath('revoke/undo')} isImmediate />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
          <section aria-labelledby="correct" className="grid gap-4">
            <h2 id="correct">{text.correct}</h2>
            <p>{text.correcting}</p>
            <CertificateReasonForm
              path={buildPath('correct')}
              button={text.correctButton}
              name={name}
            />
            {formerName && (
              <ActionButton
                label={text.undoCorrection}
                path={buildPath('correct/undo')}
                isImmediate
              />
            )}
          </section>
          <section aria-labelledby="revoke" className="grid gap-4">
            <h2 id="revoke">{text.revoke}</h2>
            <p>{text.revoking}</p>
            <CertificateReasonForm path={buildPath('revoke')} button={text.revokeButton} />
          </section>
        </div>
      )}
    </>
  )
}

function CertificateDescription(certificate: TeamCertificateDetails) {
  const text = teamCertificatesText().page
  const {
    name,
    language,
    personId: userId,
    formerName,
    session: sessionTitle,
    sessionId,
    issuedAt,
    correctedAt,
    correctionReason,
  } = certificate
  const { revokedAt, revocationReason } = certificate
  const rows = [
    [
      text.name,
      userId ? <TextLink key="user" href={routes.teamPerson(userId)} label={name} /> : name,
    ],
    [text.former, formerName],
    [
      text.session,
      <TextLink key="session" href={routes.teamSession(sessionId)} label={sessionTitle} />,
    ],
    [text.language, text.languageName(language)],
    [text.issued, text.day(issuedAt)],
    [text.corrected, correctedAt && text.day(correctedAt)],
    [text.revoked, revokedAt && text.day(revokedAt)],
    [text.reason, revokedAt ? revocationReason : correctionReason],
  ] as const
  return (
    <dl className="mt-6 grid gap-4">
      {rows.map(
        ([label, value]) =>
          value && (
            <DescriptionRow key={label} name={label}>
              {value}
            </DescriptionRow>
          ),
      )}
    </dl>
  )
}

const TextLink = ({ href, label }: { href: string; label: string }) => (
  <Link href={href} prefetch={false}>
    {label}
  </Link>
)
