'use client'

import { AccessNotice } from '@/components/library/access-notice'
import { UpgradeCard } from '@/components/library/upgrade-card'
import { Picture } from '@/components/site/picture'
import { Button } from '@/components/ui/button'
import { libraryText } from '@/i18n/library'
import { toolkitText } from '@/i18n/toolkit'
import { useAccess } from '@/lib/client/use-access'
import { routes } from '@/lib/routes'
import type { ThemeResources } from '@/lib/toolkit/schema'
import { FilterBar } from './filter-bar'
import { EMPTY_FILTER, listFilterOptions, matchesFilter } from './filter-resources'
import { ThemeSection } from './theme-section'
import { useToolkitFilter } from './use-filter'
import { useTextSearch } from './use-text-search'

type Props = { themeGroups: ThemeResources[]; isSubscribed: boolean }

/** Without scripts it shows the whole list by theme. */
export function ToolkitList({ themeGroups, isSubscribed }: Props) {
  const text = toolkitText()
  const { free: memberText, visitor: visitorText } = libraryText()
  const access = useAccess(isSubscribed)
  const [filter, setFilter] = useToolkitFilter()
  const textMatches = useTextSearch(filter.words)
  const visibleGroups = themeGroups
    .map((themeGroup) => ({
      ...themeGroup,
      resources: themeGroup.resources.filter((resource) =>
        matchesFilter(resource, filter, textMatches),
      ),
    }))
    .filter(({ resources }) => resources.length > 0)
  const countResources = (groups: ThemeResources[]) =>
    groups.flatMap(({ resources }) => resources).length
  return (
    <>
      <AccessNotice {...{ access, words: text }} returnPath={routes.toolkit} />
      <FilterBar filter={filter} options={listFilterOptions(themeGroups)} onChange={setFilter} />
      <div className="mt-2 flex min-h-12 flex-wrap items-center gap-x-5">
        <p role="status" className="font-semibold">
          {visibleGroups.length > 0
            ? text.shown(countResources(visibleGroups), countResources(themeGroups))
            : text.nothing}
        </p>
        {filter !== EMPTY_FILTER && (
          <Button variant="secondary" onClick={() => setFilter(EMPTY_FILTER)}>
            {text.filter.clear}
          </Button>
        )}
      </div>
      {visibleGroups.length === 0 && <Picture name="almirah" className="mt-3 w-28" />}
      {visibleGroups.map((themeGroup) => (
        <ThemeSection
          key={themeGroup.theme}
          themeGroup={themeGroup}
          access={access}
          query={filter.words}
          textMatches={textMatches}
        />
      ))}
      {access === 'visitor' && (
        <UpgradeCard
          {...visitorText.more}
          text={text.visitor.more}
          href={routes.register}
          picture="almirah"
        />
      )}
      {access === 'member' && (
        <UpgradeCard
          {...memberText.upgrade}
          text={text.free.upgrade}
          href={routes.subscriptionForm}
          picture="almirah"
        />
      )}
    </>
  )
}
