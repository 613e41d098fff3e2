import { buttonClass } from '@/components/ui/button'
import { myLearningText } from '@/i18n/my-learning'
import { routes } from '@/lib/routes'

export function DraftLinks() {
  const { drafts: text } = myLearningText()
  return (
    <section aria-labelledby="drafts" className="panel">
      <h2 id="drafts">{text.heading}</h2>
      <p className="mt-2">{text.text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={routes.newDraft} className={buttonClass('secondary')}>
          {text.create}
        </a>
        <a href={routes.myDrafts} className="inline-flex min-h-11 items-center">
          {text.open}
        </a>
      </p>
    </section>
  )
}
