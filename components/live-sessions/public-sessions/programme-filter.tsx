'use client'

import { Button } from '@/components/ui/button'
import { FilterSheet } from '@/components/ui/filter-sheet'
import { liveSessionText } from '@/i18n/live-sessions'
import { LIVE_SESSION_KINDS } from '@/lib/live-sessions/kinds'
import { routes } from '@/lib/routes'

type Choice = { value: string; label: string }
type Props = {
  query: { kind?: string | undefined; theme?: string | undefined; region?: string | undefined }
  themes: Choice[]
  regions: Choice[]
}

/**
 * A plain GET form, so that it works without scripts; with them, a choice applies at once. Visitors keep the
 * button, because their scripts come with the first touch, and nothing may move under it.
 */
export function ProgrammeFilter({ query, themes, regions }: Props) {
  const { filter, kinds } = liveSessionText()
  const kindOptions = LIVE_SESSION_KINDS.map((value) => ({ value, label: kinds[value] }))
  const selects = [
    { name: 'kind', label: filter.kind, anyLabel: filter.anyKind, options: kindOptions },
    { name: 'theme', label: filter.theme, anyLabel: filter.anyTheme, options: themes },
    { name: 'region', label: filter.region, anyLabel: filter.anyRegion, options: regions },
  ] as const
  const count = selects.filter(({ name }) => query[name]).length
  return (
    <search aria-label={filter.heading} className="block">
      <form
        action={routes.series}
        className="filters"
        onChange={({ currentTarget }) => currentTarget.requestSubmit()}
      >
        <FilterSheet label={filter.more} count={count}>
          {selects.map(({ name, label, anyLabel, options }) => (
            <label key={name} className="field">
              <span className="field-label">{label}</span>
              <select name={name} defaultValue={query[name] ?? ''} className="field-input">
                <option value="">{anyLabel}</option>
                {options.map(({ value, label: optionLabel }) => (
                  <option key={value} value={value}>
                    {optionLabel}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <Button type="submit" variant="secondary" className="when-out">
            {filter.show}
          </Button>
        </FilterSheet>
        {count > 0 && (
          <a href={routes.series} className="inline-flex min-h-12 items-center">
            {filter.all}
          </a>
        )}
      </form>
    </search>
  )
}
