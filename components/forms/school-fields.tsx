'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { schoolFormText } from '@/i18n/school-form'
import { BOARDS } from '@/lib/schools/kinds'
import type { SchoolFormField } from '@/lib/schools/schema'

type RegisterSchoolField = (name: SchoolFormField) => UseFormRegisterReturn & { error?: string }

const EMAIL_INPUT_PROPS = { type: 'email', inputMode: 'email', required: true } as const
const PHONE_INPUT_PROPS = { type: 'tel', inputMode: 'tel' } as const

/** The specification's fields, in its order. */
export function SchoolFields({ field }: { field: RegisterSchoolField }) {
  const text = schoolFormText()
  return (
    <>
      <FieldGroup legend={text.school}>
        <FullWidth>
          <Field
            label={text.name}
            autoComplete="organization"
            required
            {...field('institution_name')}
          />
        </FullWidth>
        <FullWidth>
          <TextArea
            label={text.address}
            autoComplete="street-address"
            required
            {...field('school_address')}
          />
        </FullWidth>
        <SelectField
          label={text.board}
          placeholder={text.noBoard}
          options={BOARDS.map((value) => ({ value, label: text.boards[value] }))}
          required
          {...field('affiliation_board')}
        />
      </FieldGroup>
      <ContactPersonFields field={field} />
      <SchoolContactFields field={field} />
      <SchoolSizeFields field={field} />
      <Checkbox label={text.declaration} required {...field('declaration')} />
    </>
  )
}

function ContactPersonFields({ field }: { field: RegisterSchoolField }) {
  const text = schoolFormText()
  return (
    <FieldGroup legend={text.people}>
      <Field
        label={text.correspondent}
        autoComplete="name"
        required
        {...field('correspondent_name')}
      />
      <Field
        label={text.principal}
        autoComplete="section-principal name"
        required
        {...field('principal_name')}
      />
      <Field
        label={text.principalContact}
        hint={text.phoneHint}
        autoComplete="section-principal tel"
        required
        {...PHONE_INPUT_PROPS}
        {...field('principal_contact')}
      />
      <Field
        label={text.principalEmail}
        autoComplete="section-principal email"
        {...EMAIL_INPUT_PROPS}
        {...field('principal_email')}
      />
    </FieldGroup>
  )
}

function SchoolContactFields({ field }: { field: RegisterSchoolField }) {
  const text = schoolFormText()
  return (
    <FieldGroup legend={text.reach}>
      <FullWidth>
        <TextArea label={text.branches} hint={text.optional} {...field('branches')} />
      </FullWidth>
      <Field
        label={text.email}
        autoComplete="email"
        {...EMAIL_INPUT_PROPS}
        {...field('school_email')}
      />
      <Field
        label={text.website}
        hint={text.optional}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        {...field('school_website')}
      />
      <Field
        label={text.mobile}
        hint={text.phoneHint}
        autoComplete="mobile tel"
        required
        {...PHONE_INPUT_PROPS}
        {...field('school_mobile')}
      />
      <Field
        label={text.landline}
        hint={text.landlineHint}
        autoComplete="work tel"
        {...PHONE_INPUT_PROPS}
        {...field('school_landline')}
      />
    </FieldGroup>
  )
}

function SchoolSizeFields({ field }: { field: RegisterSchoolField }) {
  const text = schoolFormText()
  return (
    <FieldGroup legend={text.size}>
      <FullWidth>
        <TextArea
          label={text.strength}
          hint={text.strengthHint}
          required
          {...field('student_strength')}
        />
      </FullWidth>
      <Field
        label={text.staff}
        hint={text.staffHint}
        type="number"
        inputMode="numeric"
        min={1}
        required
        {...field('teaching_staff_count')}
      />
      <FullWidth>
        <TextArea
          label={text.representatives}
          hint={text.representativesHint}
          {...field('representatives')}
        />
      </FullWidth>
    </FieldGroup>
  )
}

function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-display text-2xl font-bold leading-tight">{legend}</legend>
      <div className="grid gap-5 border-b border-rule pb-7 sm:grid-cols-2 sm:gap-x-6">
        {children}
      </div>
    </fieldset>
  )
}

const FullWidth = ({ children }: { children: ReactNode }) => (
  <div className="sm:col-span-2">{children}</div>
)
