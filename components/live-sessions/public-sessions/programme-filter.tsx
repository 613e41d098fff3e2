import { Button } from '@/components/ui/button'
import { liveSessionText } from '@/i18n/live-sessions'
import { LIVE_SESSION_KINDS } from '@/lib/live-sessions/kinds'
import type { ProgrammeQuery } from '@/lib/live-sessions/public-sessions'
import { routes } from '@/lib/routes'

type Props = {
  query: ProgrammeQuery
  themes: { value: string; label: string }[]
  regions: { value: string; label: string }[]
}

/** A plain GET form, so that it works without scripts. */
export function ProgrammeFilter({ query, themes, regions }: Props) {
  const { filter, kinds } = liveSessionText()
  const selects = [
    ['kind', filter.kind, filter.anyKind, LIVE_SESSION_KINDS.map((kind) => [kind, kinds[kind]])],
    ['theme', filter.theme, filter.anyTheme, themes.map(({ value, label }) => [value, label])],
    ['region', filter.region, filter.anyRegion, regions.map(({ value, label }) => [value, label])],
  ] as const
  return (
    <search aria-label={filter.heading} className="mt-8 block">
      <form
        action={routes.series}
        className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {selects.map(([name, label, anyLabel, options]) => (
          <label key={name} className="field">
            <span className="field-label">{label}</span>
            <select name={name} defaultValue={query[name] ?? ''} className="field-input">
              <option value="">{anyLabel}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" variant="secondary">
          {filter.show}
        </Button>
      </form>
      {(query.kind || query.theme || query.region) && (
        <a href={routes.series} className="mt-2 inline-flex min-h-11 items-center">
          {filter.all}
        </a>
      )}
    </search>
  )
}
