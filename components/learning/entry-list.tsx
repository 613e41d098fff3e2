import { EmptyState } from '@/components/site/empty-state'
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
    <section aria-labelledby="elsewhere" className="panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="elsewhere">{text.entries.heading}</h2>
        {entries.length > 0 && <AddLink />}
      </div>
      <p className="mt-2 max-w-2xl text-muted">{text.entries.lede}</p>
      {entries.length === 0 && (
        <EmptyState picture="journal" text={text.entries.none}>
          <AddLink />
        </EmptyState>
      )}
      <ul className="rows mt-2">
        {entries.map(({ id, title, provider, day, minutes, theme, shared: isShared }) => (
          <li key={id} className="flex items-start justify-between gap-4">
            <div>
              <h3>
                <a href={routes.learningEntry(id)} className="text-ink">
                  {title}
                </a>
              </h3>
              <p className="text-muted">
                {[
                  provider,
                  text.shortDay(day),
                  findPageLabel(themes, theme),
                  isShared && text.entries.shared,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <strong className="whitespace-nowrap">{text.hours(minutes)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

const AddLink = () => (
  <a href={routes.addEntry} className={buttonClass('secondary')}>
    {myLearningText().entries.add}
  </a>
)
