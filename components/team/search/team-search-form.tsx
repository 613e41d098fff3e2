import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'

export function TeamSearchForm({ initialQuery }: { initialQuery?: string }) {
  const text = teamHomeText().search
  return (
    <search>
      <form action={routes.teamSearch}>
        <input
          type="search"
          name="q"
          aria-label={text.label}
          placeholder={text.button}
          autoComplete="off"
          maxLength={100}
          defaultValue={initialQuery}
          className="field-input"
        />
      </form>
    </search>
  )
}
