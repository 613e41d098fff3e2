import type { ReactNode } from 'react'
import { Picture } from '@/components/site/picture'
import { buttonClass } from '@/components/ui/button'
import type { PictureName } from '@/content/pictures'
import { firstStepsText } from '@/i18n/first-steps'
import { getForeignTag } from '@/i18n/language'
import type { getFirstSteps } from '@/lib/learning/first-steps'
import { routes } from '@/lib/routes'

type Props = Awaited<ReturnType<typeof getFirstSteps>>

/** In any order. What is done keeps its link, without being the next thing to press. */
export function FirstStepCards({ done, session, book }: Props) {
  const { steps, when: formatWhen } = firstStepsText()
  return (
    <ol className="mt-4 grid gap-4 md:grid-cols-3">
      <Step
        {...steps.address}
        isDone={done.address}
        picture="letterbox"
        href={done.address ? undefined : routes.profileEmail}
      />
      <Step
        {...steps.session}
        isDone={done.session}
        picture="online"
        href={session ? routes.liveSession(session.slug) : routes.series}
      >
        {session && (
          <>
            <strong lang={getForeignTag(session.language)}>{session.title}</strong>
            <br />
            {formatWhen(session.startsAt)}
          </>
        )}
      </Step>
      <Step
        {...steps.book}
        isDone={done.book}
        picture="ebook"
        href={book ? `${routes.ebook}#book-${book.id}` : routes.ebook}
      >
        {book && <strong lang={book.lang}>{book.title}</strong>}
      </Step>
    </ol>
  )
}

type StepProps = {
  title: string
  text: string
  button: string
  isDone: boolean
  picture: PictureName
  /** Without one there is nothing left to press. */
  href?: string
  children?: ReactNode
}

function Step({ title, text, button, isDone, picture, href, children }: StepProps) {
  return (
    <li className="panel flex flex-wrap gap-4 md:flex-col md:flex-nowrap">
      <Picture name={picture} isAboveFold className="w-16 shrink-0 self-start md:h-28 md:w-auto" />
      <div className="flex min-w-0 grow basis-48 flex-col items-start gap-2 md:basis-auto">
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <p className="text-muted">{children}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
          {href && (
            <a href={href} className={buttonClass(isDone ? 'secondary' : 'primary')}>
              {button}
            </a>
          )}
          {isDone && <DoneMark />}
        </p>
      </div>
    </li>
  )
}

const DoneMark = () => (
  <span className="inline-flex items-center gap-2 font-semibold text-leaf">
    <img src="/pictures/tick.svg" alt="" width={24} height={24} />
    {firstStepsText().done}
  </span>
)
