import { TeamForm, TeamSelectField, TeamTextArea } from '@/components/team/forms/team-form'
import { teamBillingText } from '@/i18n/team-billing'
import type { OrderPayment } from '@/lib/billing/order/list'

type Props = { payment: OrderPayment; isTermOpen: boolean }

export function PaymentReversal({ payment: { id, reference }, isTermOpen }: Props) {
  const { order: text } = teamBillingText()
  return (
    <details className="team-action mt-2">
      <summary>{text.reverse}</summary>
      <p className="mb-4">{text.reverseSays}</p>
      <TeamForm
        path={`/api/team/billing/payments/${id}/reverse`}
        button={text.reverse}
        name={`${text.reverse}: ${reference}`}
        variant="secondary"
      >
        <TeamTextArea name="reason" label={text.reason} hint={text.reasonHint} rows={2} />
        {isTermOpen && <TermChoice />}
      </TeamForm>
    </details>
  )
}

/** Of the term that a payment opened. */
export function TermChoice() {
  const { order: text } = teamBillingText()
  const options = Object.entries(text.reverseTermOptions).map(([value, label]) => ({
    value,
    label,
  }))
  return (
    <TeamSelectField
      name="term"
      label={text.reverseTerm}
      hint={text.reverseTermHint}
      options={options}
    />
  )
}
