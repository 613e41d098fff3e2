import {
  TeamField,
  TeamForm,
  TeamSelectField,
  TeamTextArea,
} from '@/components/team/forms/team-form'
import { schoolBillingText } from '@/i18n/school-billing'
import { teamBillingText } from '@/i18n/team-billing'
import { formatPlainRupees } from '@/lib/billing/money'
import type { OrderDetails, OrderDocument } from '@/lib/billing/order/list'
import { listModeOptions } from './payment-modes'
import { type Endable, getEndable, TermChoice } from './payment-reversal'

/** Each only where it is possible; the commands check again. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { order: text } = teamBillingText()
  const { id, documents, outstanding, state, isTaxed, payments } = order
  const buildPath = (action: string) => `/api/team/billing/orders/${id}/${action}`
  const hasInvoice = documents.some(({ kind }) => kind === 'invoice')
  const hasPayment = payments.some((payment) => payment.state === 'confirmed')
  const creditable = documents.filter(({ kind }) => kind === 'invoice' || kind === 'receipt')
  return (
    <div className="mt-6 grid gap-2">
      {outstanding > 0 && <PaymentRecord path={buildPath('payments')} order={order} />}
      {isTaxed && !hasInvoice && state !== 'withdrawn' && (
        <details className="team-action">
          <summary>{text.invoice}</summary>
          <p className="mb-4">{text.invoiceSays}</p>
          <TeamForm path={buildPath('invoice')} button={text.invoice} variant="secondary" />
        </details>
      )}
      {state !== 'credited' &&
        creditable.map((document) => (
          <CreditAction key={document.id} document={document} endable={getEndable(order)} />
        ))}
      {outstanding > 0 && order.schoolId && (
        <details className="team-action">
          <summary>{text.remind}</summary>
          <p className="mb-4">{text.remindSays}</p>
          <TeamForm path={buildPath('reminder')} button={text.remind} variant="secondary" />
        </details>
      )}
      {!hasInvoice && !hasPayment && state !== 'withdrawn' && (
        <details className="team-action">
          <summary>{text.withdraw}</summary>
          <TeamForm path={buildPath('withdraw')} button={text.withdraw} variant="secondary" />
        </details>
      )}
    </div>
  )
}

/** Open unless the next step is to check a payment that the school reported. */
function PaymentRecord({ path, order }: { path: string; order: OrderDetails }) {
  const { order: text } = teamBillingText()
  const { pay } = schoolBillingText()
  const isNextStep = order.payments.every(({ state }) => state !== 'reported')
  return (
    <details className="team-action" open={isNextStep}>
      <summary>{text.record}</summary>
      <TeamForm path={path} button={text.recordButton}>
        <TeamSelectField name="mode" label={pay.mode} options={listModeOptions()} />
        <TeamField name="paidOn" type="date" label={pay.paidOn} defaultValue={order.today} />
        <TeamField name="reference" label={pay.reference} autoComplete="off" />
        <TeamField
          name="amount"
          label={pay.amount}
          inputMode="decimal"
          defaultValue={formatPlainRupees(order.outstanding)}
        />
        <TeamField
          name="tds"
          label={pay.tds}
          hint={teamBillingText().tdsHint}
          inputMode="decimal"
        />
      </TeamForm>
    </details>
  )
}

type CreditProps = { document: OrderDocument; endable: Endable | null }

function CreditAction({ document: { id, number }, endable }: CreditProps) {
  const { order: text } = teamBillingText()
  return (
    <details className="team-action">
      <summary>{text.credit(number)}</summary>
      <TeamForm
        path={`/api/team/billing/documents/${id}/credit`}
        button={text.creditButton}
        variant="secondary"
      >
        <TeamField
          name="amount"
          label={text.creditAmount}
          hint={text.creditHint}
          inputMode="decimal"
        />
        <TeamTextArea name="reason" label={text.reason} hint={text.reasonHint} rows={2} />
        {endable && <TermChoice of={endable} />}
      </TeamForm>
    </details>
  )
}
