'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { KINDS, THEMES } from '@/lib/series/kinds'
import type { Choices, GatheringInput } from '@/lib/series/schema'
import { seriesWords } from '@/words/series'
import { teamSessionsWords } from '@/words/team-sessions'
import { type Chosen, WorksField } from './works-field'

type Props = {
  field: (name: keyof GatheringInput) => UseFormRegisterReturn & { error?: string }
  works: Chosen
  typed?: GatheringInput
  choices: Choices
}

/** What is said of a session, in the order in which one thinks of it. */
export function SessionFields({ field, works, typed, choices }: Props) {
  const { form: words } = teamSessionsWords()
  const known = (name: keyof GatheringInput) => ({ ...field(name), defaultValue: typed?.[name] })
  const { kinds, themes } = seriesWords()
  return (
    <>
      <Part heading={words.parts.what}>
        <SelectField
          label={words.kind}
          placeholder={words.choose}
          options={listed(KINDS, kinds)}
          {...known('kind')}
        />
        <SelectField
          label={words.theme}
          placeholder={words.noTheme}
          options={listed(THEMES, themes)}
          {...known('theme')}
        />
        <Field label={words.title} {...known('title')} />
        <TextArea label={words.summary} hint={words.summaryHint} rows={3} {...known('summary')} />
        <Field label={words.host} {...known('host')} />
        <Field label={words.hostLine} {...known('host_line')} />
        <Field label={words.subject} {...known('subject')} />
        <Field label={words.region} {...known('region')} />
        <WorksField works={choices.works} {...works} />
      </Part>
      <Part heading={words.parts.when}>
        <Field label={words.day} type="date" {...known('day')} />
        <Field
          label={words.time}
          type="time"
          {...known('time')}
          defaultValue={typed?.time ?? '10:00'}
        />
        <Field
          label={words.minutes}
          inputMode="numeric"
          {...known('minutes')}
          defaultValue={typed?.minutes ?? '60'}
        />
        <Field
          label={words.address}
          hint={words.addressHint}
          inputMode="url"
          autoComplete="off"
          {...known('meeting_address')}
        />
      </Part>
      <Part heading={words.parts.who}>
        <SelectField
          label={words.audience}
          options={inOrder(words.audiences)}
          {...known('audience')}
        />
        <Field label={words.seats} hint={words.seatsHint} inputMode="numeric" {...known('seats')} />
        <SelectField label={words.state} options={inOrder(words.states)} {...known('state')} />
      </Part>
      <Part heading={words.parts.after}>
        <SelectField label={words.proof} options={inOrder(words.proofs)} {...known('proof')} />
        <Field label={words.word} hint={words.wordHint} autoComplete="off" {...known('word')} />
        <SelectField
          label={words.film}
          placeholder={words.noFilm}
          options={choices.films}
          {...known('recording_film')}
        />
        <Field
          label={words.recording}
          inputMode="url"
          autoComplete="off"
          {...known('recording_address')}
        />
      </Part>
    </>
  )
}

const listed = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const inOrder = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-display text-xl font-semibold">{heading}</legend>
      {children}
    </fieldset>
  )
}
