import { useId } from 'react'
import { Field, type FieldProps } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-frame'
import { webhooksText } from '@/i18n/webhooks'
import { WEBHOOK_EVENTS } from '@/lib/webhooks/kinds'

type WebhookFieldName = 'title' | 'url' | 'events'
type Props = { field: (name: WebhookFieldName) => Partial<FieldProps> }

export function WebhookFields({ field }: Props) {
  const { add: text } = webhooksText()
  return (
    <>
      <Field label={text.name} hint={text.nameHint} autoComplete="off" {...field('title')} />
      <Field
        label={text.url}
        hint={text.urlHint}
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('url')}
      />
      <EventField {...field('events')} />
    </>
  )
}

/** The error stands above the long list, beside the first choice, which takes the focus. */
function EventField({ error, ...control }: Partial<FieldProps>) {
  const { add: text, events } = webhooksText()
  const errorId = useId()
  return (
    <fieldset className="field" aria-describedby={error && errorId}>
      <legend className="field-label">{text.events}</legend>
      <FieldError id={errorId} text={error} />
      {WEBHOOK_EVENTS.map((event) => (
        <label key={event} className="choice">
          <input
            type="checkbox"
            value={event}
            aria-invalid={error ? true : undefined}
            {...(control as object)}
          />
          <span>{events[event]}</span>
        </label>
      ))}
    </fieldset>
  )
}
