'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { schoolSiteBlocksText } from '@/i18n/school-site-blocks'
import { MAX_PEOPLE } from '@/lib/school-sites/kinds'
import { FileField } from '../file-field'
import { createPerson } from '../new-block'
import { bindFields } from './bind'
import type { FieldsOf } from './block-of'
import { Entries } from './entries'
import { parsePeople } from './parse-people'

export function PeopleFields({ block, onChange }: FieldsOf<'people'>) {
  const { people: text, sectionTitle } = schoolSiteBlocksText()
  const { people } = block
  const named = people.filter(({ name }) => name.trim())
  return (
    <>
      <Field label={sectionTitle} {...bindFields(block, onChange)('title')} />
      <PastePeople
        onAdd={(pasted) =>
          onChange({ ...block, people: [...named, ...pasted].slice(0, MAX_PEOPLE) })
        }
      />
      <Entries
        entries={people}
        onChange={(next) => onChange({ ...block, people: next })}
        most={MAX_PEOPLE}
        name={(number) => people[number - 1]?.name.trim() || text.person(number)}
        add={text.add}
        create={createPerson}
      >
        {(person, change) => {
          const bind = bindFields(person, change)
          return (
            <>
              <Field label={text.name} {...bind('name')} />
              <Field label={text.role} hint={text.roleHint} {...bind('role')} />
              <Field label={text.subject} {...bind('subject')} />
              <details open={person.file !== ''}>
                <summary className="min-h-11 content-center">{text.photo}</summary>
                <p className="mt-3">{text.photoHint}</p>
                <FileField
                  kind="picture"
                  fileId={person.file}
                  onUpload={(file) => change({ ...person, file })}
                />
              </details>
            </>
          )
        }}
      </Entries>
    </>
  )
}

type PasteProps = { onAdd: (people: ReturnType<typeof parsePeople>) => void }

function PastePeople({ onAdd }: PasteProps) {
  const { people: text } = schoolSiteBlocksText()
  const [pasted, setPasted] = useState('')
  const people = parsePeople(pasted)
  return (
    <details>
      <summary className="min-h-11 content-center">{text.paste}</summary>
      <div className="mt-3 grid justify-items-start gap-4">
        <TextArea
          label={text.pasteField}
          hint={text.pasteHint}
          rows={5}
          wrap="off"
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <Button
          variant="secondary"
          aria-disabled={people.length === 0}
          onClick={() => {
            if (people.length > 0) onAdd(people)
            setPasted('')
          }}
        >
          {text.pasteButton}
        </Button>
      </div>
    </details>
  )
}
