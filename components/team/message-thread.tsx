import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import type { Message } from '@/lib/contact/queries'
import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'
import { deskMessagesWords } from '@/words/desk-messages'

type Props = { message: Message; isManager: boolean }

/** What was written, what was answered, and what else came from there. Text stays text. */
export function MessageThread({ message, isManager }: Props) {
  const words = deskMessagesWords()
  const { name, email, at, state, isDataRequest, daysLeft, answers, others } = message
  return (
    <div className="max-w-3xl">
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Badge>{words.states[state]}</Badge>
        {isDataRequest && state === 'open' && (
          <Badge tone="premium">{deskWords().home.daysLeft(daysLeft)}</Badge>
        )}
      </p>
      <p className="mt-3 wrap-anywhere" dir="auto">
        {words.from(name, email)}
      </p>
      <p className="text-muted">{deskWords().moment(at)}</p>
      <AccountOfSender message={message} isManager={isManager} />
      <blockquote className="said" dir="auto">
        {message.message}
      </blockquote>
      {answers.length > 0 && <h2 className="mt-6">{words.answers}</h2>}
      {answers.map(({ id, by, at: when, text, letter }) => (
        <div key={id} className="mt-3">
          <p className="text-muted">
            {`${words.answered(by ?? words.someone, deskWords().moment(when))} (${words.letters[letter]})`}
          </p>
          <blockquote className="said" dir="auto">
            {text}
          </blockquote>
        </div>
      ))}
      {others.length > 0 && <h2 className="mt-6">{words.others}</h2>}
      <ul className="rows">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              href={routes.teamMessage(other.id)}
              prefetch={false}
              dir="auto"
              className="desk-row-name"
            >
              {other.subject}
            </Link>
            <p className="text-muted">{`${words.states[other.state]}, ${words.day(other.at)}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whose account the request is about; only managers may open it. */
function AccountOfSender({ message: { account, isDataRequest }, isManager }: Props) {
  const words = deskMessagesWords().account
  if (!account) return isDataRequest ? <p className="mt-2">{words.none}</p> : null
  const name = `${account.firstname} ${account.lastname}`
  return (
    <p className="mt-2">
      {isManager ? (
        <Link
          href={routes.teamPerson(account.id)}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {words.open(name)}
        </Link>
      ) : (
        words.is(name)
      )}
    </p>
  )
}
