'use client'

import { Invitation } from '@/components/library/invitation'
import { ShelfNotice } from '@/components/library/shelf-notice'
import { Button } from '@/components/ui/button'
import { useAccess } from '@/lib/client/use-access'
import { routes } from '@/lib/routes'
import type { ThemeShelf } from '@/lib/toolkit/schema'
import { libraryWords } from '@/words/library'
import { toolkitWords } from '@/words/toolkit'
import { FilterBar } from './filter-bar'
import { ALL, matches } from './matches'
import { ShelfOfTheme } from './shelf-of-theme'
import { useFilter } from './use-filter'
import { useTextSearch } from './use-text-search'

type Props = { shelves: ThemeShelf[]; isSubscribed: boolean }

/** The toolkit in its three states. Without scripts it is the whole list, theme by theme. */
export function ToolkitShelves({ shelves, isSubscribed }: Props) {
  const words = toolkitWords()
  const { free, visitor } = libraryWords()
  const access = useAccess(isSubscribed)
  const [filter, setFilter] = useFilter()
  const found = useTextSearch(filter.words)
  const shown = shelves
    .map((shelf) => ({
      ...shelf,
      works: shelf.works.filter((work) => matches(work, filter, found)),
    }))
    .filter(({ works }) => works.length > 0)
  const count = (some: ThemeShelf[]) => some.flatMap(({ works }) => works).length
  return (
    <>
      <ShelfNotice {...{ access, words }} page={routes.toolkit} />
      <FilterBar filter={filter} onChange={setFilter} />
      <div className="mt-2 flex min-h-12 flex-wrap items-center gap-x-5">
        <p role="status" className="font-semibold">
          {shown.length > 0 ? words.shown(count(shown), count(shelves)) : words.nothing}
        </p>
        {filter !== ALL && (
          <Button look="secondary" onClick={() => setFilter(ALL)}>
            {words.filter.clear}
          </Button>
        )}
      </div>
      {shown.map((shelf) => (
        <ShelfOfTheme
          key={shelf.theme}
          shelf={shelf}
          access={access}
          looked={filter.words}
          found={found}
        />
      ))}
      {access === 'visitor' && (
        <Invitation
          {...visitor.more}
          text={words.visitor.more}
          href={routes.register}
          picture="almirah"
        />
      )}
      {access === 'member' && (
        <Invitation
          {...free.upgrade}
          text={words.free.upgrade}
          href={routes.subscriptionForm}
          picture="almirah"
        />
      )}
    </>
  )
}
