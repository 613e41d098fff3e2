import { Act } from '@/components/school/act'
import type { Closing } from '@/lib/certificates/queries/closing'
import { teamCertificatesWords } from '@/words/team-certificates'
import { WaitingCertificates } from './waiting-certificates'

type Props = { id: string; closing: Closing }

/** How far a session's certificates are, and the button that closes it or opens it again. */
export function CloseGathering({ id, closing }: Props) {
  const words = teamCertificatesWords().closing
  const { stands, closedAt, present, issued, waiting } = closing
  const left = present - issued - waiting
  const call = (act: string) => `/api/team/sessions/${id}/${act}`
  return (
    <section aria-labelledby="certificates" className="mt-10">
      <h2 id="certificates">{words.heading}</h2>
      <p className="mt-3 max-w-2xl">
        {stands === 'closed' && closedAt
          ? words.closed(closedAt)
          : words[stands === 'closed' ? 'open' : stands]}
      </p>
      {(stands === 'open' || stands === 'closed') && <Counts {...closing} />}
      {closing.teachers.length > 0 && <WaitingCertificates {...closing} />}
      {stands === 'closed' && left > 0 && <p className="mt-3">{words.going(left)}</p>}
      <div className="mt-4">
        {stands === 'open' && <Act label={words.close} path={call('close')} />}
        {stands === 'closed' && <Act label={words.reopen} path={call('reopen')} atOnce />}
      </div>
    </section>
  )
}

function Counts(closing: Closing) {
  const { counts } = teamCertificatesWords().closing
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {(['present', 'issued', 'waiting', 'revoked'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-muted">{counts[name]}</dt>
          <dd className="font-display text-4xl leading-none font-bold">{closing[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
