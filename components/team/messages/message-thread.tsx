import Link from 'next/link'
import { parseMarkdown } from '@/base/markdown'
import { Badge } from '@/components/ui/badge'
import { MarkdownBlocks } from '@/components/ui/markdown-blocks'
import { teamHomeText } from '@/i18n/team-home'
import { teamMessagesText } from '@/i18n/team-messages'
import { teamPeopleText } from '@/i18n/team-people'
import type { MessageDetails } from '@/lib/contact/messages'
import type { findRequestOfMessage } from '@/lib/privacy/erasure/request'
import { routes } from '@/lib/routes'
import { LinkPrivacyRequest } from '../people/privacy-requests'
import { EmailAnswerText } from './email-answer'

type Props = {
  message: MessageDetails
  isManager: boolean
  request: Awaited<ReturnType<typeof findRequestOfMessage>>
}

/** Messages are rendered as plain text only; answers of the team have marks. */
export function MessageThread({ message, isManager, request }: Props) {
  const text = teamMessagesText()
  const {
    name,
    email,
    at: receivedAt,
    state,
    isDataRequest,
    daysLeft,
    answers: replies,
    others: otherMessages,
  } = message
  return (
    <div className="max-w-3xl">
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Badge>{text.states[state]}</Badge>
        {isDataRequest && state === 'open' && (
          <Badge tone="premium">{teamHomeText().home.daysLeft(daysLeft)}</Badge>
        )}
      </p>
      <p className="mt-3 wrap-anywhere" dir="auto">
        {text.from(name, email)}
      </p>
      <p className="text-muted">{teamHomeText().moment(receivedAt)}</p>
      <SenderAccount message={message} isManager={isManager} request={request} />
      <blockquote className="quoted-text" dir="auto">
        {message.message}
      </blockquote>
      {replies.length > 0 && <h2 className="mt-6">{text.answers}</h2>}
      {replies.map(({ id, by: author, at: repliedAt, text: replyText, emailState }) => (
        <div key={id} className="mt-3">
          <p className="text-muted">
            {`${text.answered(author ?? text.someone, teamHomeText().moment(repliedAt))} (${text.emailStates[emailState]})`}
          </p>
          <blockquote className="quoted-text" dir="auto">
            <MarkdownBlocks blocks={parseMarkdown(replyText, 'email')} />
          </blockquote>
        </div>
      ))}
      {message.received.length > 0 && <h2 className="mt-6">{text.byEmail.heading}</h2>}
      {message.received.map((answer) => (
        <EmailAnswerText key={answer.id} answer={answer} />
      ))}
      {otherMessages.length > 0 && <h2 className="mt-6">{text.others}</h2>}
      <ul className="rows">
        {otherMessages.map((otherMessage) => (
          <li key={otherMessage.id}>
            <Link
              href={routes.teamMessage(otherMessage.id)}
              prefetch={false}
              dir="auto"
              className="team-row-name"
            >
              {otherMessage.subject}
            </Link>
            <p className="text-muted">{`${text.states[otherMessage.state]}, ${text.day(otherMessage.at)}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Only managers can open the account. */
function SenderAccount({ message, isManager, request }: Props) {
  const text = teamMessagesText().account
  const { id, account, isDataRequest } = message
  if (!account) return isDataRequest ? <p className="mt-2">{text.none}</p> : null
  const name = `${account.firstname} ${account.lastname}`
  if (!isManager) return <p className="mt-2">{text.is(name)}</p>
  return (
    <>
      <p className="mt-2">
        <Link
          href={routes.teamPerson(account.id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {text.open(name)}
        </Link>
      </p>
      {isDataRequest && <MessageRequest messageId={id} userId={account.id} request={request} />}
    </>
  )
}

type RequestProps = { messageId: string; userId: string; request: Props['request'] }

function MessageRequest({ messageId, userId, request }: RequestProps) {
  const text = teamPeopleText().requests
  if (!request) return <LinkPrivacyRequest message={messageId} userId={userId} />
  return (
    <p>
      {text.linked(text.kinds[request.kind])}{' '}
      <Link href={`${routes.teamPerson(request.userId)}?tab=requests`} prefetch={false}>
        {text.open}
      </Link>
    </p>
  )
}
