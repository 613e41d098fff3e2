import { UnattendedCertificates } from '@/components/certificates/team/unattended-certificates'
import { WaitingCertificates } from '@/components/certificates/team/waiting-certificates'
import { ActionButton } from '@/components/ui/action-button'
import { teamCertificatesText } from '@/i18n/team-certificates'
import type { SessionClosing } from '@/lib/certificates/closing'

type Props = {
  id: string
  closing: SessionClosing
  /** Only managers open a certificate. */
  canOpen: boolean
}

export function CloseLiveSession({ id, closing, canOpen }: Props) {
  const text = teamCertificatesText().closing
  const {
    status,
    closedAt,
    present: presentCount,
    issuedToPresent: issuedCount,
    waiting: waitingCount,
  } = closing
  const remainingCount = presentCount - issuedCount - waitingCount
  const buildPath = (action: string) => `/api/team/sessions/${id}/${action}`
  return (
    <section aria-labelledby="certificates" className="mt-10">
      <h2 id="certificates">{text.heading}</h2>
      <p className="mt-3 max-w-2xl">
        {status === 'closed' && closedAt
          ? text.closed(closedAt)
          : text[status === 'closed' ? 'open' : status]}
      </p>
      {(status === 'open' || status === 'closed') && <CertificateCounts {...closing} />}
      {closing.unattended.length > 0 && (
        <UnattendedCertificates certificates={closing.unattended} canOpen={canOpen} />
      )}
      {closing.teachers.length > 0 && <WaitingCertificates id={id} closing={closing} />}
      {status === 'closed' && remainingCount > 0 && (
        <p className="mt-3">{text.going(remainingCount)}</p>
      )}
      <div className="mt-4">
        {status === 'open' && <ActionButton label={text.close} path={buildPath('close')} />}
        {status === 'closed' && (
          <ActionButton label={text.reopen} path={buildPath('reopen')} isImmediate />
        )}
      </div>
    </section>
  )
}

const COUNT_NAMES = ['present', 'issued', 'unattended', 'waiting', 'revoked'] as const

function CertificateCounts(closing: SessionClosing) {
  const { counts: countLabels } = teamCertificatesText().closing
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {COUNT_NAMES.map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted">{countLabels[name]}</dt>
          <dd className="font-display text-2xl leading-none font-bold">
            {name === 'unattended' ? closing.unattended.length : closing[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
