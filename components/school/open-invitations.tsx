import Link from 'next/link'
import { buttonLook } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import type { invitationsOf } from '@/lib/schools/queries/invitations'
import { schoolInviteWords } from '@/words/school-invite'
import { Act } from './act'
import { UndoableAct } from './undoable-act'

type Invitations = Awaited<ReturnType<typeof invitationsOf>>
type Props = {
  invitations: Invitations
  after?: string
}

/** Who was invited and has not answered. */
export function OpenInvitations({ invitations: { rows, next }, after }: Props) {
  const words = schoolInviteWords().open
  return (
    <section aria-labelledby="open" className="mt-12">
      <h2 id="open">{words.heading}</h2>
      {rows.length === 0 && <p className="mt-3">{words.none}</p>}
      <ul className="rows mt-3">
        {rows.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        {next && (
          <Link href={pageAfter(next)} className={buttonLook('secondary')}>
            {words.next}
          </Link>
        )}
        {after && (
          <Link href={pageAfter()} className={buttonLook('secondary')}>
            {words.first}
          </Link>
        )}
      </p>
    </section>
  )
}

function Invited({ invitation }: { invitation: Invitations['rows'][number] }) {
  const words = schoolInviteWords().open
  const { id, email, state, letter, sentAt, expiresAt } = invitation
  const call = (act: string) => `/api/school/invitations/${id}/${act}`
  return (
    <li className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-all">{email}</p>
        <p className="text-muted">
          {state === 'open' ? words.sent(sentAt, expiresAt) : words.expired(sentAt)}
          {(letter === 'going' || letter === 'failed') && `; ${words.letters[letter]}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Act label={words.again} name={words.againTo(email)} path={call('resend')} />
        <UndoableAct
          label={words.takeBack}
          name={words.takeBackFrom(email)}
          path={call('revoke')}
          undo={call('restore')}
        />
      </div>
    </li>
  )
}

const pageAfter = (after?: string) =>
  `${routes.schoolInvite}${after ? `?${new URLSearchParams({ after })}` : ''}#open`
