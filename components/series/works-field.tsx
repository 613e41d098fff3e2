import type { Choice } from '@/lib/series/schema'
import { teamSessionsWords } from '@/words/team-sessions'

export type Chosen = {
  chosen: string[]
  choose: (works: string[]) => void
  error?: string
}

/**
 * The works of the toolkit that go with a session, to tick. They are held beside the form's other fields:
 * of boxes with one name, of which none is ticked, its library makes a `false`.
 */
export function WorksField({ works, chosen, choose, error }: Chosen & { works: Choice[] }) {
  const tick = (value: string, ticked: boolean) =>
    choose(ticked ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <details className="sm:col-span-2" open={error ? true : undefined}>
      <summary className="cursor-pointer py-2.5 font-semibold">
        {teamSessionsWords().form.works}
      </summary>
      {error && <p className="field-error">{error}</p>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {works.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) => tick(value, target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
