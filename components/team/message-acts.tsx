import type { Message } from '@/lib/contact/queries'
import type { MessageState } from '@/lib/contact/schema'
import { deskMessagesWords } from '@/words/desk-messages'
import { DeskForm, DeskText } from './desk-form'

/** The answer, and the ways to be done without one. */
export function MessageActs({ message: { id, state, answers } }: { message: Message }) {
  const words = deskMessagesWords()
  const put = `/api/team/messages/${id}/state`
  return (
    <section aria-labelledby="answer" className="max-w-3xl">
      <h2 id="answer">{answers.length > 0 ? words.answer.again : words.answer.heading}</h2>
      <div className="mt-4">
        <DeskForm path={`/api/team/messages/${id}/answer`} button={words.answer.button}>
          <input type="hidden" name="seen" defaultValue={String(answers.length)} />
          <DeskText
            name="answer"
            label={words.answer.label}
            hint={words.answer.hint}
            rows={8}
            defaultValue=""
            dir="auto"
            aria-keyshortcuts="r"
          />
        </DeskForm>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'open' && (
          <>
            <Put path={put} state="spam" label={words.spam} shortcut="s" />
            <Put path={put} state="answered" label={words.close} />
          </>
        )}
        {state !== 'open' && <Put path={put} state="open" label={words.open} />}
      </div>
    </section>
  )
}

type Props = { path: string; state: MessageState; label: string; shortcut?: string }

const Put = ({ path, state, label, shortcut }: Props) => (
  <DeskForm path={path} button={label} look="secondary" shortcut={shortcut}>
    <input type="hidden" name="state" defaultValue={state} />
  </DeskForm>
)
