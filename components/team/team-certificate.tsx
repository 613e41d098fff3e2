import Link from 'next/link'
import { Act } from '@/components/school/act'
import { Fact } from '@/components/school/fact'
import type { TeamsCertificate } from '@/lib/certificates/queries/team'
import { routes } from '@/lib/routes'
import { teamCertificatesWords } from '@/words/team-certificates'
import { ReasonForm } from './reason-form'

/** One certificate, and the two things that the team may do about it, each with its undo. */
export function TeamCertificate(certificate: TeamsCertificate) {
  const words = teamCertificatesWords().page
  const { number, name, formerName, revokedAt } = certificate
  const call = (act: string) => `/api/team/certificates/${number}/${act}`
  return (
    <>
      <h1 className="underlined">{number}</h1>
      <Facts {...certificate} />
      <p className="mt-5 flex flex-wrap gap-x-8">
        <a href={routes.certificate(number)} className="inline-flex min-h-11 items-center">
          {words.look}
        </a>
        {!revokedAt && (
          <a href={routes.certificatePdf(number)} className="inline-flex min-h-11 items-center">
            {words.pdf}
          </a>
        )}
      </p>
      {revokedAt ? (
        <div className="mt-8">
          <Act label={words.restore} path={call('revoke/undo')} atOnce />
        </div>
      ) : (
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
          <section aria-labelledby="correct" className="grid gap-4">
            <h2 id="correct">{words.correct}</h2>
            <p>{words.correcting}</p>
            <ReasonForm path={call('correct')} button={words.correctButton} name={name} />
            {formerName && <Act label={words.undoCorrection} path={call('correct/undo')} atOnce />}
          </section>
          <section aria-labelledby="revoke" className="grid gap-4">
            <h2 id="revoke">{words.revoke}</h2>
            <p>{words.revoking}</p>
            <ReasonForm path={call('revoke')} button={words.revokeButton} />
          </section>
        </div>
      )}
    </>
  )
}

function Facts(certificate: TeamsCertificate) {
  const words = teamCertificatesWords().page
  const {
    name,
    personId,
    formerName,
    session,
    sessionId,
    issuedAt,
    correctedAt,
    correctedBecause,
  } = certificate
  const { revokedAt, revokedBecause } = certificate
  const rows = [
    [
      words.name,
      personId ? <To key="person" href={routes.teamPerson(personId)} label={name} /> : name,
    ],
    [words.former, formerName],
    [words.session, <To key="session" href={routes.teamSession(sessionId)} label={session} />],
    [words.issued, words.day(issuedAt)],
    [words.corrected, correctedAt && words.day(correctedAt)],
    [words.revoked, revokedAt && words.day(revokedAt)],
    [words.reason, revokedAt ? revokedBecause : correctedBecause],
  ] as const
  return (
    <dl className="mt-6 grid gap-4">
      {rows.map(
        ([label, value]) =>
          value && (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ),
      )}
    </dl>
  )
}

const To = ({ href, label }: { href: string; label: string }) => (
  <Link href={href} prefetch={false}>
    {label}
  </Link>
)
