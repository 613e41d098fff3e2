import type { HitCount } from '@/db/pagination'
import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import { findEmailName } from '@/lib/housekeeping/email-templates'
import { MAIL_STATES, type MailState } from '@/lib/mail/kinds'
import type { listMails } from '@/lib/mail/team-list'
import { routes } from '@/lib/routes'
import { TeamForm } from '../forms/team-form'
import { ListHead } from '../lists/list-head'
import { buildTeamListUrl, TeamPagination } from '../lists/team-pagination'
import { getMailReasonText } from './mail-reason'

type EmailsListResult = Awaited<ReturnType<typeof listMails>>
type Props = EmailsListResult & { state: MailState; after?: string; hits: HitCount }

export function EmailsList({ state, after, hits, rows, next }: Props) {
  const text = teamMessagesText().mail
  const page = routes.teamMail
  return (
    <>
      <nav aria-label={text.title} className="-mx-3 mt-4 flex flex-wrap">
        {MAIL_STATES.map((mailState) => (
          <a
            key={mailState}
            href={buildTeamListUrl(page, { state: mailState === 'failed' ? undefined : mailState })}
            aria-current={mailState === state ? 'page' : undefined}
            className="nav-link"
          >
            {text.states[mailState]}
          </a>
        ))}
      </nav>
      {rows.length > 0 && <ListHead hits={hits} />}
      {rows.length === 0 && <p className="mt-4">{text.nothing[state]}</p>}
      <ul className="rows mt-2">
        {rows.map((email) => (
          <EmailsListItem key={email.id} email={email} />
        ))}
      </ul>
      <TeamPagination page={page} query={{ state, after }} next={next} />
    </>
  )
}

function EmailsListItem({ email }: { email: EmailsListResult['rows'][number] }) {
  const text = teamMessagesText().mail
  const { id, to, template, attempts, error, dueAt, canSend, outcome, at: queuedAt } = email
  const templateLabel = findEmailName(template) ?? text.other
  const isReported = outcome !== null && outcome !== 'suppressed'
  const history = [
    text.since(teamHomeText().moment(queuedAt)),
    text.tried(attempts),
    dueAt && text.next(teamHomeText().moment(dueAt)),
  ]
  return (
    <li>
      <p className="font-semibold">{templateLabel}</p>
      <p className="break-all">{text.to(to)}</p>
      <p>{isReported ? text.outcomes[outcome] : getMailReasonText(error, attempts)}</p>
      <p className="text-muted">{history.filter(Boolean).join(', ')}</p>
      {!isReported && (
        <EmailActions {...{ id, to, canSend, templateLabel, canGiveUp: dueAt !== null }} />
      )}
    </li>
  )
}

type EmailActionsProps = {
  id: string
  to: string
  canSend: boolean
  canGiveUp: boolean
  templateLabel: string
}

function EmailActions({ id, to, canSend, canGiveUp, templateLabel }: EmailActionsProps) {
  const text = teamMessagesText().mail
  const buildPath = (action: string) => `/api/team/mail/${id}/${action}`
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {canSend ? (
        <TeamForm
          path={buildPath('send')}
          button={text.send}
          name={text.sendTo(templateLabel, to)}
          variant="secondary"
        />
      ) : (
        <p>{text.cannot}</p>
      )}
      {canGiveUp && (
        <TeamForm
          path={buildPath('give-up')}
          button={text.giveUp}
          name={text.giveUpTo(templateLabel, to)}
          variant="secondary"
        />
      )}
    </div>
  )
}
