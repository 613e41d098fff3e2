import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { deskWords } from '@/words/desk'

export type Choice = {
  name: string
  label: string
  options: Record<string, string>
  /** What a missing parameter means; `''` is everything. */
  usual?: string
}

type Props = {
  page: string
  choices?: Choice[]
  search?: { name: string; label: string; type?: 'search' | 'date' }[]
  asked: Record<string, string | undefined>
  /** What else stands in the address and is to stay there. */
  kept?: Record<string, string | undefined>
}

/** What a list shows stands in the address, so that a colleague can be sent it; needs no script. */
export function ListBar({ page, choices = [], search = [], asked, kept = {} }: Props) {
  const words = deskWords().list
  return (
    <search>
      <form action={page} className="list-bar">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
        )}
        {search.map(({ name, label, type = 'search' }) => (
          <label key={name} className="field">
            <span className="field-label">{label}</span>
            <input
              {...{ name, type }}
              autoComplete="off"
              maxLength={type === 'date' ? undefined : 100}
              defaultValue={asked[name]}
              className="field-input"
            />
          </label>
        ))}
        {choices.map(({ name, label, options, usual = '' }) => (
          <label key={name} className="field">
            <span className="field-label">{label}</span>
            <select name={name} defaultValue={asked[name] ?? usual} className="field-input">
              <option value={usual === '' ? '' : 'all'}>{words.all}</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <Button type="submit" look="secondary">
          {words.find}
        </Button>
      </form>
      {Object.values(asked).some(Boolean) && (
        <Link href={page} prefetch={false} className="inline-flex min-h-11 items-center">
          {words.clear}
        </Link>
      )}
    </search>
  )
}
