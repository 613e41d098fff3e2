import { TeamForm, TeamSelectField, TeamTextArea } from '@/components/team/forms/team-form'
import { teamBillingText } from '@/i18n/team-billing'
import type { OrderDetails, OrderPayment } from '@/lib/billing/order/list'

/** What can end with the money: the term or the seats of the order, if they are there. */
export const getEndable = ({
  term,
  addsSeats,
}: Pick<OrderDetails, 'term' | 'addsSeats'>): Endable | null =>
  term && (addsSeats ? 'seats' : 'term')

export type Endable = 'term' | 'seats'

type Props = { payment: OrderPayment; endable: Endable | null }

export function PaymentReversal({ payment: { id, reference }, endable }: Props) {
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
        {endable && <TermChoice of={endable} />}
      </TeamForm>
    </details>
  )
}

/** Of the term that a payment opened, or the seats that it added. */
export function TermChoice({ of }: { of: Endable }) {
  const { order: text } = teamBillingText()
  const { choice, choiceHint, choices } = text.purchases[of]
  const options = Object.entries(choices).map(([value, label]) => ({
    value,
    label,
  }))
  return <TeamSelectField name="term" label={choice} hint={choiceHint} options={options} />
}
