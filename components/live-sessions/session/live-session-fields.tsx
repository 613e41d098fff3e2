'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { LiveSessionFormInput, LiveSessionFormOptions } from '@/lib/live-sessions/schema'
import { type ResourceSelection, ResourcesField } from './resources-field'

type Props = {
  field: (name: keyof LiveSessionFormInput) => UseFormRegisterReturn & { error?: string }
  resourceSelection: ResourceSelection
  initialValues?: LiveSessionFormInput
  choices: LiveSessionFormOptions
}

export function LiveSessionFields({ field, resourceSelection, initialValues, choices }: Props) {
  const { form: text } = teamSessionsText()
  const registerWithDefault = (name: keyof LiveSessionFormInput) => ({
    ...field(name),
    defaultValue: initialValues?.[name],
  })
  const { trainingFields } = choices
  return (
    <>
      <FieldGroup heading={text.parts.topic}>
        <SelectField
          label={text.kind}
          placeholder={text.choose}
          options={choices.kinds}
          {...registerWithDefault('kind')}
        />
        <SelectField
          label={text.theme}
          placeholder={text.noTheme}
          options={choices.themes}
          {...registerWithDefault('theme')}
        />
        <Field label={text.title} {...registerWithDefault('title')} />
        <TextArea
          label={text.summary}
          hint={text.summaryHint}
          rows={3}
          {...registerWithDefault('summary')}
        />
        <SelectField
          label={text.language}
          options={choices.languages}
          {...registerWithDefault('language')}
        />
        <Field label={text.host} {...registerWithDefault('host')} />
        <Field label={text.hostBio} {...registerWithDefault('hostBio')} />
        <TextArea
          label={text.takeaway}
          hint={text.takeawayHint}
          rows={2}
          {...registerWithDefault('takeaway')}
        />
        <TextArea
          label={text.preparation}
          hint={text.preparationHint}
          rows={2}
          {...registerWithDefault('preparation')}
        />
        <SelectField
          label={text.subject}
          placeholder={text.noSubject}
          options={choices.subjects}
          {...registerWithDefault('subject')}
        />
        <SelectField
          label={text.region}
          placeholder={text.noRegion}
          options={choices.regions}
          {...registerWithDefault('region')}
        />
        <ResourcesField resources={choices.resources} {...resourceSelection} />
      </FieldGroup>
      <FieldGroup heading={text.parts.when}>
        <Field label={text.day} type="date" {...registerWithDefault('day')} />
        <Field
          label={text.time}
          type="time"
          {...registerWithDefault('time')}
          defaultValue={initialValues?.time ?? '10:00'}
        />
        <Field
          label={text.minutes}
          inputMode="numeric"
          {...registerWithDefault('minutes')}
          defaultValue={initialValues?.minutes ?? '60'}
        />
        <Field
          label={text.address}
          hint={text.addressHint}
          inputMode="url"
          autoComplete="off"
          {...registerWithDefault('meetingUrl')}
        />
      </FieldGroup>
      <FieldGroup heading={text.parts.who}>
        <SelectField
          label={text.audience}
          options={buildOrderedOptions(text.audiences)}
          {...registerWithDefault('audience')}
        />
        <Field
          label={text.capacity}
          hint={text.capacityHint}
          inputMode="numeric"
          {...registerWithDefault('capacity')}
        />
        <SelectField
          label={text.state}
          options={buildOrderedOptions(text.states)}
          {...registerWithDefault('state')}
        />
      </FieldGroup>
      <FieldGroup heading={text.parts.training}>
        <SelectField
          label={trainingFields.providerClass}
          hint={text.providerClassHint}
          options={choices.providerClasses}
          {...registerWithDefault('providerClass')}
        />
        <SelectField
          label={trainingFields.mode}
          options={choices.modes}
          {...registerWithDefault('mode')}
        />
        <SelectField
          label={trainingFields.standardDomain}
          placeholder={trainingFields.noDomain}
          options={choices.standardDomains}
          {...registerWithDefault('standardDomain')}
        />
      </FieldGroup>
      <FieldGroup heading={text.parts.after}>
        <SelectField
          label={text.attendanceMethod}
          options={buildOrderedOptions(text.attendanceMethods)}
          {...registerWithDefault('attendanceMethod')}
        />
        <Field
          label={text.attendanceCode}
          hint={text.attendanceCodeHint}
          autoComplete="off"
          {...registerWithDefault('attendanceCode')}
        />
        <SelectField
          label={text.video}
          placeholder={text.noVideo}
          options={choices.videos}
          {...registerWithDefault('recordingVideoId')}
        />
        <Field
          label={text.recording}
          inputMode="url"
          autoComplete="off"
          {...registerWithDefault('recordingUrl')}
        />
      </FieldGroup>
    </>
  )
}

const buildOrderedOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-display text-xl font-semibold">{heading}</legend>
      {children}
    </fieldset>
  )
}
