import type { Closing } from '@/lib/certificates/queries/closing'
import { teamCertificatesWords } from '@/words/team-certificates'

/** The names behind the count of waiting certificates, with what each of them has to do. */
export function WaitingCertificates({ teachers, waiting, stands }: Closing) {
  const words = teamCertificatesWords().waiting
  const more = waiting - teachers.length
  return (
    <section aria-labelledby="waiting-certificates" className="mt-6">
      <h3 id="waiting-certificates">{words.heading(waiting)}</h3>
      <p className="mt-2 max-w-2xl">{words.says[stands === 'closed' ? 'closed' : 'open']}</p>
      <ul className="mt-3 divide-y divide-line">
        {teachers.map(({ id, name, email, missing }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <span className="font-bold">{name}</span>
            <span className="break-all">{email}</span>
            <span className="text-muted">{words.missing[missing]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3">{words.more(more)}</p>}
    </section>
  )
}
