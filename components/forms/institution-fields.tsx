'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { institutionForm as text } from '@/content/pages/subscription'
import { BOARDS } from '@/lib/institutions/boards'
import type { InstitutionField } from '@/lib/institutions/schema'

type FieldOf = (name: InstitutionField) => UseFormRegisterReturn & { error?: string }

const email = { type: 'email', inputMode: 'email', required: true } as const
const phone = { type: 'tel', inputMode: 'tel' } as const

/** The sixteen fields, in the specification's order. */
export function InstitutionFields({ field }: { field: FieldOf }) {
  return (
    <>
      <Group legend={text.school}>
        <Wide>
          <Field
            label="Institution name"
            autoComplete="organization"
            required
            {...field('institution_name')}
          />
        </Wide>
        <Wide>
          <TextArea
            label="School address"
            autoComplete="street-address"
            required
            {...field('school_address')}
          />
        </Wide>
        <SelectField
          label="Affiliation board"
          placeholder="-- Select Board --"
          options={BOARDS}
          required
          {...field('affiliation_board')}
        />
      </Group>
      <People field={field} />
      <Reach field={field} />
      <Size field={field} />
      <Choice label={text.declaration} required {...field('declaration')} />
    </>
  )
}

function People({ field }: { field: FieldOf }) {
  return (
    <Group legend={text.people}>
      <Field
        label="Correspondent name"
        autoComplete="name"
        required
        {...field('correspondent_name')}
      />
      <Field
        label="Principal name"
        autoComplete="section-principal name"
        required
        {...field('principal_name')}
      />
      <Field
        label="Principal contact"
        hint={text.phoneHint}
        autoComplete="section-principal tel"
        required
        {...phone}
        {...field('principal_contact')}
      />
      <Field
        label="Principal email"
        autoComplete="section-principal email"
        {...email}
        {...field('principal_email')}
      />
    </Group>
  )
}

function Reach({ field }: { field: FieldOf }) {
  return (
    <Group legend={text.reach}>
      <Wide>
        <TextArea label="Branches" hint={text.optional} {...field('branches')} />
      </Wide>
      <Field label="School email" autoComplete="email" {...email} {...field('school_email')} />
      <Field
        label="School website"
        hint={text.optional}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...field('school_website')}
      />
      <Field
        label="School mobile"
        autoComplete="mobile tel"
        required
        {...phone}
        {...field('school_mobile')}
      />
      <Field
        label="School landline"
        hint={text.optional}
        autoComplete="work tel"
        {...phone}
        {...field('school_landline')}
      />
    </Group>
  )
}

function Size({ field }: { field: FieldOf }) {
  return (
    <Group legend={text.size}>
      <Wide>
        <TextArea
          label="Student strength"
          hint={text.strengthHint}
          required
          {...field('student_strength')}
        />
      </Wide>
      <Field
        label="Teaching staff count"
        type="number"
        inputMode="numeric"
        min={0}
        required
        {...field('teaching_staff_count')}
      />
      <Wide>
        <TextArea
          label="2 Representatives"
          hint={text.representativesHint}
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
