import { buttonLook } from '@/components/ui/button'
import type { OwnEntry } from '@/lib/learning/queries/entries'
import { routes } from '@/lib/routes'
import { isTheme } from '@/lib/series/kinds'
import { myLearningWords } from '@/words/my-learning'

/** Training elsewhere, as the person has noted it; each leads to where it is changed. */
export function Entries({ entries }: { entries: OwnEntry[] }) {
  const words = myLearningWords()
  return (
    <section aria-labelledby="elsewhere" className="mt-12">
      <h2 id="elsewhere">{words.entries.heading}</h2>
      <p className="mt-3 max-w-2xl">{words.entries.lede}</p>
      <p className="mt-4">
        <a href={routes.addEntry} className={buttonLook('secondary')}>
          {words.entries.add}
        </a>
      </p>
      {entries.length === 0 && <p className="mt-4">{words.entries.none}</p>}
      <ul className="rows mt-4 max-w-3xl">
        {entries.map(({ id, title, provider, day, minutes, theme, shared }) => (
          <li key={id}>
            <h3 className="text-xl">
              <a href={routes.learningEntry(id)}>{title}</a>
            </h3>
            <p className="text-muted">
              {[
                provider,
                words.shortDay(day),
                words.hours(minutes),
                isTheme(theme) && words.themes[theme],
                shared && words.entries.shared,
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
