import { teamSessionsText } from '@/i18n/team-sessions'
import type { LiveSessionFormOption } from '@/lib/live-sessions/schema'

export type ResourceSelection = {
  selectedIds: string[]
  onSelect: (ids: string[]) => void
  error?: string
}

/** Kept outside the form library, which turns a group of unchecked boxes into `false`. */
export function ResourcesField({
  resources,
  selectedIds,
  onSelect,
  error,
}: ResourceSelection & { resources: LiveSessionFormOption[] }) {
  const toggleResource = (value: string, isSelected: boolean) =>
    onSelect(isSelected ? [...selectedIds, value] : selectedIds.filter((id) => id !== value))
  return (
    <details className="sm:col-span-2" open={error ? true : undefined}>
      <summary className="cursor-pointer py-2.5 font-semibold">
        {teamSessionsText().form.resourceIds}
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
