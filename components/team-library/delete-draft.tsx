import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'

type Props = { item: Item; canDelete: boolean }

export function DeleteDraft({ item: { id, title }, canDelete }: Props) {
  const { remove: text } = teamLibraryText()
  if (!canDelete) return <p className="mt-6 text-muted">{text.kept}</p>
  return (
    <section aria-labelledby="delete" className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id="delete">{text.heading}</h2>
      <p className="mt-2 mb-4 text-muted">{text.note(title)}</p>
      <TeamForm path={`/api/team/library/${id}/delete`} button={text.button} variant="secondary">
        <TeamField name="typed" label={text.field} maxLength={160} required autoComplete="off" />
      </TeamForm>
    </section>
  )
}
