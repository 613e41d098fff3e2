'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { BOARDS } from '@/lib/schools/boards'
import type { InstitutionField } from '@/lib/schools/schema'
import { institutionFormWords } from '@/words/institution-form'

type FieldOf = (name: InstitutionField) => UseFormRegisterReturn & { error?: string }

const email = { type: 'email', inputMode: 'email', required: true } as const
const phone = { type: 'tel', inputMode: 'tel' } as const

/** The sixteen fields, in the specification's order. */
export function InstitutionFields({ field }: { field: FieldOf }) {
  const words = institutionFormWords()
  return (
    <>
      <Group legend={words.school}>
        <Wide>
          <Field
            label={words.name}
            autoComplete="organization"
            required
            {...field('institution_name')}
          />
        </Wide>
        <Wide>
          <TextArea
            label={words.address}
            autoComplete="street-address"
            required
            {...field('school_address')}
          />
        </Wide>
        <SelectField
          label={words.board}
          placeholder={words.noBoard}
          options={BOARDS.map((value) => ({ value, label: words.boards[value] }))}
          required
          {...field('affiliation_board')}
        />
      </Group>
      <People field={field} />
      <Reach field={field} />
      <Size field={field} />
      <Choice label={words.declaration} required {...field('declaration')} />
    </>
  )
}

function People({ field }: { field: FieldOf }) {
  const words = institutionFormWords()
  return (
    <Group legend={words.people}>
      <Field
        label={words.correspondent}
        autoComplete="name"
        required
        {...field('correspondent_name')}
      />
      <Field
        label={words.principal}
        autoComplete="section-principal name"
        required
        {...field('principal_name')}
      />
      <Field
        label={words.principalContact}
        hint={words.phoneHint}
        autoComplete="section-principal tel"
        required
        {...phone}
        {...field('principal_contact')}
      />
      <Field
        label={words.principalEmail}
        autoComplete="section-principal email"
        {...email}
        {...field('principal_email')}
      />
    </Group>
  )
}

function Reach({ field }: { field: FieldOf }) {
  const words = institutionFormWords()
  return (
    <Group legend={words.reach}>
      <Wide>
        <TextArea label={words.branches} hint={words.optional} {...field('branches')} />
      </Wide>
      <Field label={words.email} autoComplete="email" {...email} {...field('school_email')} />
      <Field
        label={words.website}
        hint={words.optional}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...field('school_website')}
      />
      <Field
        label={words.mobile}
        hint={words.phoneHint}
        autoComplete="mobile tel"
        required
        {...phone}
        {...field('school_mobile')}
      />
      <Field
        label={words.landline}
        hint={words.landlineHint}
        autoComplete="work tel"
        {...phone}
        {...field('school_landline')}
      />
    </Group>
  )
}

function Size({ field }: { field: FieldOf }) {
  const words = institutionFormWords()
  return (
    <Group legend={words.size}>
      <Wide>
        <TextArea
          label={words.strength}
          hint={words.strengthHint}
          required
          {...field('student_strength')}
        />
      </Wide>
      <Field
        label={words.staff}
        hint={words.staffHint}
        type="number"
        inputMode="numeric"
        min={1}
        required
        {...field('teaching_staff_count')}
      />
      <Wide>
        <TextArea
          label={words.representatives}
          hint={words.representativesHint}
          {...field('representatives')}
        />
      </Wide>
    </Group>
  )
}

/** Two columns where there is room; long answers take both. */
function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-2xl font-bold leading-tight">{legend}</legend>
      <div className="grid gap-5 border-b border-rule pb-7 sm:grid-cols-2 sm:gap-x-6">
        {children}
      </div>
    </fieldset>
  )
}

const Wide = ({ children }: { children: ReactNode }) => (
  <div className="sm:col-span-2">{children}</div>
)
