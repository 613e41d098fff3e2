import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { buttonClass } from '@/components/ui/button'
import { ShareActions } from '@/components/ui/share-actions'
import { UndoableActionButton } from '@/components/ui/undoable-action-button'
import { stripMarks } from '@/i18n/english-marks'
import { schoolInviteText } from '@/i18n/school-invite'
import { routes } from '@/lib/routes'
import type { listInvitations } from '@/lib/schools/invitation/manage'

type OpenInvitationPage = Awaited<ReturnType<typeof listInvitations>>
type Props = {
  school: string
  invitations: OpenInvitationPage
  after?: string
}

export function OpenInvitations({ school, invitations: { rows, next }, after }: Props) {
  const text = schoolInviteText().open
  return (
    <section aria-labelledby="open" className="mt-12">
      <h2 id="open">{text.heading}</h2>
      {rows.length === 0 && <p className="mt-3">{text.none}</p>}
      <ul className="rows mt-3">
        {rows.map((invitation) => (
          <InvitationRow key={invitation.id} school={school} invitation={invitation} />
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        {next && (
          <Link href={buildPagePath(next)} className={buttonClass('secondary')}>
            {text.next}
          </Link>
        )}
        {after && (
          <Link href={buildPagePath()} className={buttonClass('secondary')}>
            {text.first}
          </Link>
        )}
      </p>
    </section>
  )
}

type RowProps = { school: string; invitation: OpenInvitationPage['rows'][number] }

function InvitationRow({ school, invitation }: RowProps) {
  const text = schoolInviteText().open
  const { id, email, name, state, emailState, sentAt, expiresAt } = invitation
  const buildPath = (action: string) => `/api/school/invitations/${id}/${action}`
  return (
    <li className="grid items-start gap-x-6 gap-y-2 md:grid-cols-end">
      <div className="min-w-0">
        {name && <p className="font-semibold break-words">{name}</p>}
        <p className="font-semibold break-all">{email}</p>
        <p className="text-muted">
          {state === 'open' ? text.sent(sentAt, expiresAt) : text.expired(sentAt)}
          {(emailState === 'going' || emailState === 'failed') &&
            `; ${text.emailStates[emailState]}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {state === 'open' && (
          <details className="md:max-w-md">
            <summary className="cursor-pointer py-2.5" aria-label={text.shareWith(email)}>
              {text.share}
            </summary>
            <p className="my-3">{text.reminder(school, email)}</p>
            <ShareActions text={stripMarks(text.reminder(school, email))} />
          </details>
        )}
        <ActionButton label={text.again} name={text.againTo(email)} path={buildPath('resend')} />
        <UndoableActionButton
          label={text.cancel}
          name={text.cancelOf(email)}
          path={buildPath('revoke')}
          undo={buildPath('restore')}
        />
      </div>
    </li>
  )
}

const buildPagePath = (after?: string) =>
  `${routes.schoolInvite}${after ? `?${new URLSearchParams({ after })}` : ''}#open`
