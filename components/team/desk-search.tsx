import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'

/** One box over everything, on each page of the team's side; needs no script. */
export function DeskSearch({ typed }: { typed?: string }) {
  const words = deskWords().search
  return (
    <search>
      <form action={routes.teamSearch} className="desk-search">
        <input
          type="search"
          name="q"
          aria-label={words.label}
          placeholder={words.button}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed}
          className="field-input"
        />
      </form>
    </search>
  )
}
