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

type Props = {
  page: string
  choices?: ListChoice[]
  /** Checked as `yes`; they can be combined. */
  checks?: { name: string; label: string }[]
  search?: { name: string; label: string; type?: 'search' | 'date' }[]
  query: Record<string, string | undefined>
  /** Other parameters to keep in the URL. */
  hiddenParams?: Record<string, string | undefined>
}

/** State is in the URL, so that lists can be shared and work without scripts. */
export function ListBar({
  page,
  choices = [],
  checks = [],
  search = [],
  query,
  hiddenParams = {},
}: Props) {
  const text = teamHomeText().list
  return (
    <search>
      <form action={page} className="list-bar">
        {Object.entries(hiddenParams).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
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
              <option value={defaultOption === '' ? '' : 'all'}>{text.all}</option>
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
