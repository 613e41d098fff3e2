import { ActionButton } from '@/components/ui/action-button'
import { teamCertificatesText } from '@/i18n/team-certificates'
import type { SessionClosing } from '@/lib/certificates/closing'

type Props = { id: string; closing: SessionClosing }

export function WaitingCertificates({ id, closing }: Props) {
  const text = teamCertificatesText().waiting
  const { teachers, waiting: waitingCount, status } = closing
  const moreCount = waitingCount - teachers.length
  return (
    <section aria-labelledby="waiting-certificates" className="mt-6">
      <h3 id="waiting-certificates">{text.heading(waitingCount)}</h3>
      <p className="mt-2 max-w-2xl">{text.says[status === 'closed' ? 'closed' : 'open']}</p>
      <ul className="mt-3 divide-y divide-rule">
        {teachers.map(({ id, name, email, missing: missingStep }) => (
          <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
            <span className="font-bold">{name}</span>
            <span className="break-all">{email}</span>
            <span className="text-muted">{text.missing[missingStep]}</span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p className="mt-3">{text.more(moreCount)}</p>}
      <WaitingReminder id={id} closing={closing} />
    </section>
  )
}

function WaitingReminder({ id, closing: { status, remindable, mayRemind } }: Props) {
  const text = teamCertificatesText().waiting
  if (status !== 'closed' || remindable === 0) return null
  if (!mayRemind) return <p className="mt-3">{text.reminded}</p>
  return (
    <div className="mt-3 grid gap-2">
      <ActionButton label={text.remind(remindable)} path={`/api/team/sessions/${id}/remind`} />
      <p className="text-muted">{text.remindHint}</p>
    </div>
  )
}
