import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { teamHomeText } from '@/i18n/team-home'

export type ListChoice = {
  name: string
  label: string
  options: Record<string, string>
  /** The default of a missing parameter; `''` means all. */
  defaultOption?: string
}

type ListSearch = { name: string; label: string; type?: 'search' | 'date' }
type ListCheck = { name: string; label: string }
type ListQuery = Record<string, string | undefined>

type Props = {
  page: string
  choices?: ListChoice[]
  search?: ListSearch[]
  /** Folded on a phone until one is set. A check is `yes`; checks can be combined. */
  more?: { choices: ListChoice[]; search: ListSearch[]; checks: ListCheck[] }
  query: ListQuery
  /** Other parameters to keep in the URL. */
  hiddenParams?: ListQuery
}

/** State is in the URL, so that lists can be shared and work without scripts. */
export function ListBar({ page, choices, search, more, query, hiddenParams = {} }: Props) {
  const text = teamHomeText().list
  return (
    <search>
      <form action={page} className="list-bar">
        {Object.entries(hiddenParams).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
        <BarFields {...{ search, choices, query }} />
        {more && <MoreFilters {...more} query={query} />}
        <Button type="submit" variant="secondary">
          {text.find}
        </Button>
      </form>
      {Object.values(query).some(Boolean) && (
        <Link href={page} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.clear}
        </Link>
      )}
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

type BarFieldsProps = Pick<Props, 'search' | 'choices' | 'query'> & { checks?: ListCheck[] }

function BarFields({ search = [], choices = [], checks = [], query }: BarFieldsProps) {
  return (
    <>
      {search.map(({ name, label, type = 'search' }) => (
        <label key={name} className="field">
          <span className="field-label">{label}</span>
          <input
            {...{ name, type }}
            autoComplete="off"
            maxLength={type === 'date' ? undefined : 100}
            defaultValue={query[name]}
            className="field-input"
          />
        </label>
      ))}
      {choices.map(({ name, label, options, defaultOption = '' }) => (
        <label key={name} className="field">
          <span className="field-label">{label}</span>
          <select name={name} defaultValue={query[name] ?? defaultOption} className="field-input">
            <option value={defaultOption === '' ? '' : 'all'}>{teamHomeText().list.all}</option>
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
