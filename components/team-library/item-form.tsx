import { DeskField, DeskForm, DeskSelect, DeskText } from '@/components/team/desk-form'
import type { Shelf } from '@/lib/content/item'
import { fieldsOf } from '@/lib/content/policy'
import type { ItemInput } from '@/lib/content/schema'
import { THEMES } from '@/lib/series/kinds'
import { PARTS } from '@/lib/toolkit/schema'
import { WORKSHOP_PICTURES } from '@/lib/workshops/schema'
import { teamLibraryWords } from '@/words/team-library'

type Props = { id: string; shelf: Shelf; version: number; typed: Partial<ItemInput> }

/** What is said of an item. It tells which state of things it was filled in from. */
export function ItemForm({ id, shelf, version, typed }: Props) {
  const { form: words } = teamLibraryWords()
  const accesses = Object.entries(words.accesses).map(([value, label]) => ({ value, label }))
  return (
    <section aria-labelledby="said" className="sheet mt-6 px-5 py-6 md:px-9">
      <h2 id="said" className="mb-4">
        {words.heading}
      </h2>
      <DeskForm path={`/api/team/library/${id}`} button={words.save}>
        <input type="hidden" name="version" value={version} />
        <DeskField name="title" label={words.title} defaultValue={typed.title} maxLength={160} />
        <DeskText
          name="description"
          label={words.description}
          defaultValue={typed.description}
          rows={4}
          maxLength={1000}
        />
        <DeskSelect
          name="access"
          label={words.access}
          placeholder={words.choose}
          options={accesses}
          defaultValue={typed.access}
        />
        {fieldsOf(shelf).map((name) => (
          <OwnField key={name} name={name} typed={typed} />
        ))}
      </DeskForm>
    </section>
  )
}

type Own = { name: keyof ItemInput; typed: Partial<ItemInput> }

/** A field that only some shelves have: one of a few, or a line. */
function OwnField({ name, typed }: Own) {
  const { form: words } = teamLibraryWords()
  const [label, defaultValue] = [labelOf(name), typed[name]]
  const options = optionsOf(name)
  if (!options)
    return (
      <DeskField
        {...{ name, label, defaultValue }}
        hint={name === 'link' ? words.linkHint : undefined}
      />
    )
  return (
    <DeskSelect
      {...{ name, label, options, defaultValue }}
      placeholder={words.choose}
      hint={name === 'companion' ? words.companionHint : undefined}
    />
  )
}

function labelOf(name: keyof ItemInput): string {
  const { form } = teamLibraryWords()
  return form[name]
}

function optionsOf(name: keyof ItemInput) {
  const { themes, parts, pictures } = teamLibraryWords().form
  const from = (values: readonly string[], labels: Record<string, string>, before = '') =>
    values.map((value) => ({ value: before + value, label: labels[value] ?? value }))
  if (name === 'theme') return from(THEMES, themes)
  if (name === 'part') return from(PARTS, parts)
  if (name === 'picture') return from(WORKSHOP_PICTURES, pictures)
  return name === 'companion'
    ? [...from(THEMES, themes, 'theme:'), ...from(PARTS, parts, 'part:')]
    : null
}
