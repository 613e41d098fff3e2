import { teamSessionsText } from '@/i18n/team-sessions'
import type { LiveSessionFormOption } from '@/lib/live-sessions/schema'

export type ResourceSelection = {
  chosen: string[]
  choose: (ids: string[]) => void
  error?: string
}

/**
 * The works of the toolkit that go with a session, to tick. They are held beside the form's other fields:
 * of boxes with one name, of which none is ticked, its library makes a `false`.
 */
export function ResourcesField({
  works: resources,
  chosen: selectedIds,
  choose: onSelect,
  error,
}: ResourceSelection & { works: LiveSessionFormOption[] }) {
  const toggleResource = (value: string, isSelected: boolean) =>
    onSelect(isSelected ? [...selectedIds, value] : selectedIds.filter((id) => id !== value))
  return (
    <details className="sm:col-span-2" open={error ? true : undefined}>
      <summary className="cursor-pointer py-2.5 font-semibold">
        {teamSessionsText().form.works}
      </summary>
      {error && <p className="field-error">{error}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {resources.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={selectedIds.includes(value)}
              onChange={({ target }) => toggleResource(value, target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
