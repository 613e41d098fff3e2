import { DeskField, DeskForm } from '@/components/team/desk-form'
import type { Shelf } from '@/lib/content/item'
import { teamLibraryWords } from '@/words/team-library'

/** A title makes a draft; everything else is said on its own page. */
export function AddItem({ shelf }: { shelf: Shelf }) {
  const { add } = teamLibraryWords()
  return (
    <section aria-labelledby="add" className="sheet mt-10 px-5 py-6 md:px-9">
      <h2 id="add">{add[shelf]}</h2>
      <p className="mt-2 mb-4 text-muted">{add.note}</p>
      <DeskForm path="/api/team/library" button={add.button}>
        <input type="hidden" name="shelf" value={shelf} />
        <DeskField name="title" label={add.field} maxLength={160} required autoComplete="off" />
      </DeskForm>
    </section>
  )
}
