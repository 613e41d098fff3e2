import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { itemTypesText } from '@/i18n/item-types'
import { teamLibraryText } from '@/i18n/team-library'
import type { ItemType } from '@/lib/content/item'

export function AddItem({ itemType }: { itemType: ItemType }) {
  const { add: text } = teamLibraryText()
  return (
    <section aria-labelledby="add" className="sheet mt-10 px-5 py-6 md:px-9">
      <h2 id="add">{itemTypesText()[itemType].add}</h2>
      <p className="mt-2 mb-4 text-muted">{text.note}</p>
      <TeamForm path="/api/team/library" button={text.button}>
        <input type="hidden" name="type" value={itemType} />
        <TeamField name="title" label={text.field} maxLength={160} required autoComplete="off" />
      </TeamForm>
    </section>
  )
}
