import { API_TOKEN_DAYS, type ApiScope, SCHOOL_SCOPES, TEAM_SCOPES } from '@/base/api-scopes'
import { Field, type FieldProps } from '@/components/ui/field'
import { FieldError, useControl } from '@/components/ui/field-frame'
import { RadioField } from '@/components/ui/radio-field'
import { apiTokensText } from '@/i18n/api-tokens'

type Props = {
  of: keyof typeof SCOPES
  form: { field(name: 'name' | 'scopes' | 'days'): Partial<FieldProps> }
}

const SCOPES = { school: SCHOOL_SCOPES, team: TEAM_SCOPES } as const

export function TokenFields({ of: owner, form }: Props) {
  const { form: text } = apiTokensText()
  const dayOptions = API_TOKEN_DAYS.map((days) => ({ value: days, label: text.dayChoices[days] }))
  // The choice has a default of its own.
  const { defaultValue: _, ...daysField } = form.field('days')
  return (
    <>
      <Field
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <ScopeField scopes={SCOPES[owner]} {...form.field('scopes')} />
      <RadioField legend={text.days} options={dayOptions} defaultValue="90" {...daysField} />
    </>
  )
}

type ScopeFieldProps = Partial<FieldProps> & { scopes: readonly ApiScope[] }

function ScopeField({ scopes, error, name, onChange, onBlur, ref }: ScopeFieldProps) {
  const { form: text, scopes: labels } = apiTokensText()
  const { ids } = useControl({ error })
  return (
    <fieldset className="field" aria-describedby={error && ids.error}>
      <legend className="field-label">{text.scopes}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="choice">
          <input
            type="checkbox"
            value={scope}
            aria-invalid={error ? true : undefined}
            {...{ name, onChange, onBlur, ref }}
          />
          <span>{labels[scope]}</span>
        </label>
      ))}
      <FieldError id={ids.error} text={error} />
    </fieldset>
  )
}
