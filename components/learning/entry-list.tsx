import { buttonClass } from '@/components/ui/button'
import { myLearningText } from '@/i18n/my-learning'
import type { ListEntry } from '@/lib/content/lists'
import { findPageLabel } from '@/lib/content/lists'
import type { LearningEntryRow } from '@/lib/learning/own-entries'
import { routes } from '@/lib/routes'

type Props = { entries: LearningEntryRow[]; themes: ListEntry[] }

export function EntryList({ entries, themes }: Props) {
  const text = myLearningText()
  return (
    <section aria-labelledby="elsewhere" className="mt-12">
      <h2 id="elsewhere">{text.entries.heading}</h2>
      <p className="mt-3 max-w-2xl">{text.entries.lede}</p>
      <p className="mt-4">
        <a href={routes.addEntry} className={buttonClass('secondary')}>
          {text.entries.add}
        </a>
      </p>
      {entries.length === 0 && <p className="mt-4">{text.entries.none}</p>}
      <ul className="rows mt-4 max-w-3xl">
        {entries.map(({ id, title, provider, day, minutes, theme, shared: isShared }) => (
          <li key={id}>
            <h3 className="text-xl">
              <a href={routes.learningEntry(id)}>{title}</a>
            </h3>
            <p className="text-muted">
              {[
                provider,
                text.shortDay(day),
                text.hours(minutes),
                findPageLabel(themes, theme),
                isShared && text.entries.shared,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
