import { TeamField, TeamForm, TeamSelectField, TeamTextArea } from '@/components/team/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { ItemType } from '@/lib/content/item'
import { RESOURCE_TYPES, THEMES, WORKSHOP_PICTURES } from '@/lib/content/kinds'
import { getFields } from '@/lib/content/policy'
import type { ItemInput } from '@/lib/content/schema'

type Props = { id: string; itemType: ItemType; version: number; initialValues: Partial<ItemInput> }

/** Sends the version it was loaded with, to detect edit conflicts. */
export function ItemForm({ id, itemType, version, initialValues }: Props) {
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
          <ItemTypeField key={name} name={name} initialValues={initialValues} />
        ))}
      </TeamForm>
    </section>
  )
}

type ItemTypeFieldProps = { name: keyof ItemInput; initialValues: Partial<ItemInput> }

function ItemTypeField({ name, initialValues }: ItemTypeFieldProps) {
  const { form: text } = teamLibraryText()
  const [label, defaultValue] = [getLabel(name), initialValues[name]]
  const options = getOptions(name)
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
      hint={name === 'companion' ? text.companionHint : undefined}
    />
  )
}

function getLabel(name: keyof ItemInput): string {
  const { form } = teamLibraryText()
  return form[name]
}

function getOptions(name: keyof ItemInput) {
  const {
    themes: themeLabels,
    parts: resourceTypeLabels,
    pictures: pictureLabels,
  } = teamLibraryText().form
  const buildOptions = (values: readonly string[], labels: Record<string, string>, prefix = '') =>
    values.map((value) => ({ value: prefix + value, label: labels[value] ?? value }))
  if (name === 'theme') return buildOptions(THEMES, themeLabels)
  if (name === 'resourceType') return buildOptions(RESOURCE_TYPES, resourceTypeLabels)
  if (name === 'picture') return buildOptions(WORKSHOP_PICTURES, pictureLabels)
  return name === 'companion'
    ? [
        ...buildOptions(THEMES, themeLabels, 'theme:'),
        ...buildOptions(RESOURCE_TYPES, resourceTypeLabels, 'resourceType:'),
      ]
    : null
}
