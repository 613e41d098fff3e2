import type { LetterState, lettersFor } from '@/lib/mail/queries'
import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'
import { deskMessagesWords } from '@/words/desk-messages'
import { DeskForm } from './desk-form'
import { reasonOf } from './mail-reason'
import { addressOf, TurnPage } from './turn-page'

type Found = Awaited<ReturnType<typeof lettersFor>>
type Props = Found & { state: LetterState; after?: string }

/** Letters that have not gone out, why not, and what can be done. */
export function LettersList({ state, after, rows, next }: Props) {
  const words = deskMessagesWords().mail
  const page = routes.teamMail
  return (
    <>
      <nav aria-label={words.title} className="-mx-3 mt-4 flex flex-wrap">
        {(['failed', 'waiting'] as const).map((one) => (
          <a
            key={one}
            href={addressOf(page, { state: one === 'failed' ? undefined : one })}
            aria-current={one === state ? 'page' : undefined}
            className="nav-link"
          >
            {words.states[one]}
          </a>
        ))}
      </nav>
      {rows.length === 0 && <p className="mt-4">{words.nothing[state]}</p>}
      <ul className="rows mt-2">
        {rows.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </ul>
      <TurnPage page={page} asked={{ state, after }} next={next} />
    </>
  )
}

function Letter({ letter }: { letter: Found['rows'][number] }) {
  const words = deskMessagesWords().mail
  const { id, to, template, attempts, error, dueAt, canSend, at } = letter
  const what = words.names[template] ?? words.other
  const call = (act: string) => `/api/team/mail/${id}/${act}`
  const story = [
    words.since(deskWords().moment(at)),
    words.tried(attempts),
    dueAt && words.next(deskWords().moment(dueAt)),
  ]
  return (
    <li>
      <p className="font-semibold">{what}</p>
      <p className="break-all">{words.to(to)}</p>
      <p>{reasonOf(error, attempts)}</p>
      <p className="text-muted">{story.filter(Boolean).join(', ')}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {canSend ? (
          <DeskForm
            path={call('send')}
            button={words.send}
            name={words.sendTo(what, to)}
            look="secondary"
          />
        ) : (
          <p>{words.cannot}</p>
        )}
        {dueAt && (
          <DeskForm
            path={call('give-up')}
            button={words.giveUp}
            name={words.giveUpTo(what, to)}
            look="secondary"
          />
        )}
      </div>
    </li>
  )
}
