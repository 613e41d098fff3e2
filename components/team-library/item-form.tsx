import {
  TeamField,
  TeamForm,
  TeamSelectField,
  TeamTextArea,
} from '@/components/team/forms/team-form'
import { languageOptions } from '@/i18n/languages'
import { teamLibraryText } from '@/i18n/team-library'
import type { ItemType } from '@/lib/content/item'
import { WORKSHOP_PICTURES } from '@/lib/content/kinds'
import { type Lists, toLabelOptions, toListOptions } from '@/lib/content/lists'
import { getFields } from '@/lib/content/policy'
import type { ItemInput } from '@/lib/content/schema'

type Props = {
  id: string
  itemType: ItemType
  version: number
  initialValues: Partial<ItemInput>
  lists: Lists
  /** Those that it can be a translation of. */
  originals: FieldOption[]
}

/** Sends the version it was loaded with, to detect edit conflicts. */
export function ItemForm({ id, itemType, version, initialValues, lists, originals }: Props) {
  const { form: text } = teamLibraryText()
  const accessOptions = Object.entries(text.accesses).map(([value, label]) => ({ value, label }))
  return (
    <section aria-labelledby="item-details" className="sheet has-save-bar mt-6 px-5 py-6 md:px-9">
      <h2 id="item-details" className="mb-4">
        {text.heading}
      </h2>
      <TeamForm path={`/api/team/library/${id}`} button={text.save}>
        <input type="hidden" name="version" value={version} />
        <TeamField
          name="title"
          label={text.title}
          defaultValue={initialValues.title}
          maxLength={160}
        />
        <TeamTextArea
          name="description"
          label={text.description}
          defaultValue={initialValues.description}
          rows={4}
          maxLength={1000}
        />
        <TeamSelectField
          name="access"
          label={text.access}
          placeholder={text.choose}
          options={accessOptions}
          defaultValue={initialValues.access}
        />
        {getFields(itemType).map((name) => (
          <ItemTypeField key={name} {...{ name, initialValues, lists, originals }} />
        ))}
      </TeamForm>
    </section>
  )
}

type FieldOption = { value: string; label: string }
type ItemTypeFieldProps = Pick<Props, 'initialValues' | 'lists' | 'originals'> & {
  name: keyof ItemInput
}

function ItemTypeField({ name, initialValues, lists, originals }: ItemTypeFieldProps) {
  const { form: text } = teamLibraryText()
  const [label, defaultValue] = [getLabel(name), initialValues[name]]
  const options = name === 'translationOf' ? originals : getOptions(name, lists, defaultValue)
  if (!options)
    return (
      <TeamField
        {...{ name, label, defaultValue }}
        hint={name === 'link' ? text.linkHint : undefined}
      />
    )
  return (
    <TeamSelectField
      {...{ name, label, options, defaultValue }}
      placeholder={text.choose}
      hint={getSelectHint(name)}
    />
  )
}

function getSelectHint(name: keyof ItemInput): string | undefined {
  const { form } = teamLibraryText()
  if (name === 'companion') return form.companionHint
  return name === 'translationOf' ? form.translationOfHint : undefined
}

function getLabel(name: keyof ItemInput): string {
  const { form } = teamLibraryText()
  return form[name]
}

/** An item keeps its entries of a list when those are retired. */
function getOptions(name: keyof ItemInput, lists: Lists, currentValue?: string) {
  const { pictures } = teamLibraryText().form
  if (name === 'theme' || name === 'resourceType') return toListOptions(lists[name], currentValue)
  if (name === 'language') return languageOptions
  if (name === 'category') return toLabelOptions(lists.category, currentValue)
  if (name === 'picture')
    return WORKSHOP_PICTURES.map((value) => ({ value, label: pictures[value] ?? value }))
  if (name !== 'companion') return null
  const [currentList, currentSlug] = currentValue?.split(':') ?? []
  return (['theme', 'resourceType'] as const).flatMap((list) =>
    toListOptions(lists[list], list === currentList ? currentSlug : null).map((option) => ({
      ...option,
      value: `${list}:${option.value}`,
    })),
  )
}
