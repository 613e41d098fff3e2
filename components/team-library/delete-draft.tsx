import { DeskField, DeskForm } from '@/components/team/desk-form'
import type { Item } from '@/lib/content/item'
import { teamLibraryWords } from '@/words/team-library'

/** For a draft that was never published. */
export function DeleteDraft({ item: { id, title } }: { item: Item }) {
  const { remove: words } = teamLibraryWords()
  return (
    <section aria-labelledby="delete" className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id="delete">{words.heading}</h2>
      <p className="mt-2 mb-4 text-muted">{words.note(title)}</p>
      <DeskForm path={`/api/team/library/${id}/delete`} button={words.button} look="secondary">
        <DeskField name="typed" label={words.field} maxLength={160} required autoComplete="off" />
      </DeskForm>
    </section>
  )
}
