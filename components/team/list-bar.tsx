import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { teamHomeText } from '@/i18n/team-home'

export type ListChoice = {
  name: string
  label: string
  options: Record<string, string>
  /** What a missing parameter means; `''` is everything. */
  usual?: string
}

type Props = {
  page: string
  choices?: ListChoice[]
  search?: { name: string; label: string; type?: 'search' | 'date' }[]
  asked: Record<string, string | undefined>
  /** What else stands in the address and is to stay there. */
  kept?: Record<string, string | undefined>
}

/** What a list shows stands in the address, so that a colleague can be sent it; needs no script. */
export function ListBar({
  page,
  choices = [],
  search = [],
  asked: query,
  kept: hiddenParams = {},
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
        {choices.map(({ name, label, options, usual: defaultOption = '' }) => (
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
        <Button type="submit" look="secondary">
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
