import type { Access } from '@/lib/client/use-access'
import type { TextMatches, ThemeShelf } from '@/lib/toolkit/schema'
import { toolkitWords } from '@/words/toolkit'
import { WorkSheet } from './work-sheet'

type Props = { shelf: ThemeShelf; access: Access; looked: string; found: TextMatches }

/** The works of one theme, and all of them at once for who may open them all. */
export function ShelfOfTheme({ shelf: { theme, works, set }, access, looked, found }: Props) {
  const words = toolkitWords()
  return (
    <section aria-labelledby={theme} className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={theme}>{words.themes[theme]}</h2>
        {set && access === 'subscriber' && (
          <a href={set.address} className="font-semibold">
            {words.set(words.size(set.bytes))}
          </a>
        )}
      </div>
      <ul className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {works.map((work) => (
          <WorkSheet key={work.id} work={work} access={access} looked={looked} found={found} />
        ))}
      </ul>
    </section>
  )
}
