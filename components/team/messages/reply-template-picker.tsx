'use client'

import { type MouseEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { teamMessagesText } from '@/i18n/team-messages'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { templates: { id: string; name: string; text: string }[] }

/** Adds to what is typed and never replaces it. The select has no name, so that it is not sent. */
export function ReplyTemplatePicker({ templates }: Props) {
  const { templates: text } = teamMessagesText()
  const isHydrated = useHydrated()
  const id = useId()
  const [chosenId, setChosenId] = useState(templates[0]?.id)

  function insert({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const field = currentTarget.form?.elements.namedItem('answer')
    const template = templates.find((candidate) => candidate.id === chosenId)
    if (!(field instanceof HTMLTextAreaElement) || !template) return
    field.value = [field.value.trimEnd(), template.text].filter(Boolean).join('\n\n')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="field">
        <label htmlFor={id} className="field-label">
          {text.choose}
        </label>
        <select
          id={id}
          className="field-input"
          disabled={!isHydrated}
          value={chosenId}
          onChange={({ target }) => setChosenId(target.value)}
        >
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </select>
      </div>
      <Button variant="secondary" disabled={!isHydrated} onClick={insert}>
        {text.insert}
      </Button>
    </div>
  )
}
