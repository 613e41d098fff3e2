import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { teamHomeText } from '@/i18n/team-home'
import { FilterForm } from './filter-form'
import type { ListQuery } from './team-pagination'

export type ListChoice = {
  name: string
  label: string
  options: Record<string, string>
  /** The default of a missing parameter; `''` means all. */
  defaultOption?: string
  /** There is no “All”: one of the options always applies. */
  isRequired?: true
  /** Always in view on a phone: the order, which elsewhere the headings of the table change. */
  isNarrowOnly?: true
}

type ListSearch = { name: string; label: string; type?: 'search' | 'date' }
type ListCheck = { name: string; label: string }

type Props = {
  page: string
  /** Folded on a phone, as is every search after the first. */
  choices?: ListChoice[]
  search?: ListSearch[]
  /** Folded until one is set. A check is `yes`; checks can be combined. */
  more?: { choices: ListChoice[]; search: ListSearch[]; checks: ListCheck[] }
  query: ListQuery
  /** Other parameters to keep in the URL. */
  hiddenParams?: ListQuery
}

/** State is in the URL, so that lists can be shared and work without scripts. */
export function ListBar({
  page,
  choices = [],
  search = [],
  more,
  query,
  hiddenParams = {},
}: Props) {
  const text = teamHomeText().list
  const [mainSearch, ...otherSearch] = search
  const sorts = choices.filter(({ isNarrowOnly }) => isNarrowOnly)
  const filterChoices = choices.filter(({ isNarrowOnly }) => !isNarrowOnly)
  const hasChoices = filterChoices.length > 0 || otherSearch.length > 0 || more !== undefined
  const { sort: _, after: __, ...filters } = query
  return (
    <search>
      <FilterForm page={page} query={query}>
        {Object.entries(hiddenParams).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
        {mainSearch && <SearchInput {...mainSearch} query={query} />}
        {hasChoices && (
          <details
            className="list-choices"
            open={[...filterChoices, ...otherSearch].some(({ name }) => filters[name])}
          >
            <summary>{text.filters}</summary>
            <div className="list-choices-fields">
              <BarFields search={otherSearch} choices={filterChoices} query={query} />
              {more && <MoreFilters {...more} query={query} />}
            </div>
          </details>
        )}
        <BarFields choices={sorts} query={query} />
        <Button type="submit" variant="secondary" className="list-show">
          {text.find}
        </Button>
        {Object.values(filters).some(Boolean) && (
          <a href={page} className="list-clear">
            {text.clear}
          </a>
        )}
      </FilterForm>
    </search>
  )
}

function MoreFilters({
  choices,
  search,
  checks,
  query,
}: NonNullable<Props['more']> & { query: ListQuery }) {
  const isSet = [...choices, ...search, ...checks].some(({ name }) => query[name])
  return (
    <details className="list-more" open={isSet}>
      <summary>{teamHomeText().list.more}</summary>
      <div className="list-more-fields">
        <BarFields {...{ search, choices, checks, query }} />
      </div>
    </details>
  )
}

function SearchInput({ name, label, type = 'search', query }: ListSearch & { query: ListQuery }) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        {...{ name, type }}
        autoComplete="off"
        maxLength={type === 'date' ? undefined : 100}
        defaultValue={query[name]}
        className="field-input"
      />
    </label>
  )
}

type BarFieldsProps = Pick<Props, 'search' | 'choices' | 'query'> & { checks?: ListCheck[] }

function BarFields({ search = [], choices = [], checks = [], query }: BarFieldsProps) {
  return (
    <>
      {search.map((field) => (
        <SearchInput key={field.name} {...field} query={query} />
      ))}
      {choices.map(({ name, label, options, isRequired, isNarrowOnly, defaultOption = '' }) => (
        <label key={name} className={isNarrowOnly ? 'field is-narrow-only' : 'field'}>
          <span className="field-label">{label}</span>
          <select
            name={name}
            data-default={defaultOption}
            defaultValue={query[name] ?? defaultOption}
            className="field-input"
          >
            {!isRequired && (
              <option value={defaultOption === '' ? '' : 'all'}>{teamHomeText().list.all}</option>
            )}
            {Object.entries(options).map(([value, optionLabel]) => (
              <option key={value} value={value}>
                {optionLabel}
              </option>
            ))}
          </select>
        </label>
      ))}
      {checks.length > 0 && (
        <div className="list-bar-checks">
          {checks.map(({ name, label }) => (
            <Checkbox
              key={name}
              id={name}
              name={name}
              value="yes"
              label={label}
              defaultChecked={query[name] === 'yes'}
            />
          ))}
        </div>
      )}
    </>
  )
}
