import { Button } from '@/components/ui/button'

type Props = {
  action: string
  select: { name: string; label: string; value: string; options: Record<string, string> }
  search: { label: string; value?: string }
  button: string
}

/** A plain GET form, so that it works without scripts. */
export function SearchForm({ action, select, search, button }: Props) {
  return (
    <search>
      <form
        action={action}
        className="mt-5 grid grid-cols-end items-end gap-3 sm:grid-cols-between sm:gap-x-4"
      >
        <label className="field max-sm:col-span-2">
          <span className="field-label">{select.label}</span>
          <select name={select.name} defaultValue={select.value} className="field-input">
            {Object.entries(select.options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="field-label">{search.label}</span>
          <input
            type="search"
            name="search"
            autoComplete="off"
            maxLength={100}
            defaultValue={search.value}
            className="field-input"
          />
        </label>
        <Button type="submit" variant="secondary">
          {button}
        </Button>
      </form>
    </search>
  )
}
