import { Button } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { KINDS, THEMES } from '@/lib/series/kinds'
import type { Filter } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'

type Props = { asked: Filter; regions: string[] }

/** An ordinary form: what is looked for stands in the address, and needs no script. */
export function ProgrammeFilter({ asked, regions }: Props) {
  const { filter, kinds, themes } = seriesWords()
  const choices = [
    ['kind', filter.kind, filter.anyKind, KINDS.map((kind) => [kind, kinds[kind]])],
    ['theme', filter.theme, filter.anyTheme, THEMES.map((theme) => [theme, themes[theme]])],
    ['region', filter.region, filter.anyRegion, regions.map((region) => [region, region])],
  ] as const
  return (
    <search aria-label={filter.heading} className="mt-8 block">
      <form
        action={routes.series}
        className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {choices.map(([name, label, any, options]) => (
          <label key={name} className="field">
            <span className="field-label">{label}</span>
            <select name={name} defaultValue={asked[name] ?? ''} className="field-input">
              <option value="">{any}</option>
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" look="secondary">
          {filter.show}
        </Button>
      </form>
      {(asked.kind || asked.theme || asked.region) && (
        <a href={routes.series} className="mt-2 inline-flex min-h-11 items-center">
          {filter.all}
        </a>
      )}
    </search>
  )
}
