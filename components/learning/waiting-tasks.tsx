import type { ReactNode } from 'react'
import { Picture } from '@/components/site/picture'
import { buttonClass } from '@/components/ui/button'
import { feedbackText } from '@/i18n/feedback'
import { getForeignTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { countWaitingCertificates } from '@/lib/learning/home-summary'
import type { LearningRecord } from '@/lib/learning/record/record'
import { routes } from '@/lib/routes'

type Props = Pick<LearningRecord, 'learner' | 'sessions'>
type WaitingTask = { key: string; text: ReactNode; href: string; label: string; name?: string }

/** What only the teacher can do: confirm an address and a name, answer how a session was. */
export function WaitingTasks(props: Props) {
  const { tasks: text } = myLearningText()
  const tasks = listTasks(props)
  return (
    <section aria-labelledby="waiting" className="panel">
      <h2 id="waiting">{text.heading}</h2>
      {tasks.length === 0 && (
        <div className="mt-3 flex items-center gap-4">
          <Picture name="stamp" className="w-20 shrink-0" />
          <p>
            {text.none}{' '}
            <a href={routes.toolkit} className="inline-block">
              {text.toolkit}
            </a>
          </p>
        </div>
      )}
      <ul className="rows mt-1">
        {tasks.map(({ key, text, href, label, name }) => (
          <li
            key={key}
            id={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <span className="min-w-0 grow basis-32 wrap-anywhere">{text}</span>
            <a href={href} aria-label={name} className={buttonClass('secondary')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listTasks({ learner, sessions: liveSessions }: Props): WaitingTask[] {
  const { tasks: text, waits, name } = myLearningText()
  const { give, giveOf } = feedbackText()
  const waitingCount = countWaitingCertificates(liveSessions)
  const address: WaitingTask[] = learner.confirmed
    ? []
    : [
        {
          key: 'address',
          text: waits.address(learner.email),
          href: routes.profileEmail,
          label: text.confirm,
        },
      ]
  const certificateName: WaitingTask[] = learner.certificateName
    ? []
    : [
        {
          key: 'name',
          text: waitingCount > 0 ? waits.name(waitingCount) : name.none,
          href: routes.certificateName,
          label: name.choose,
        },
      ]
  const feedbacks = liveSessions
    .filter(({ feedback }) => feedback === 'open')
    .map(({ slug, title, language }) => ({
      key: `feedback-${slug}`,
      text: (
        <>
          {text.feedback} <strong lang={getForeignTag(language)}>{title}</strong>
        </>
      ),
      href: routes.sessionFeedback(slug),
      label: give,
      name: giveOf(title),
    }))
  return [...address, ...certificateName, ...feedbacks]
}
