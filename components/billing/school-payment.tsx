import { UploadForm } from '@/components/forms/upload-form'
import { schoolBillingText } from '@/i18n/school-billing'
import { formatPlainRupees } from '@/lib/billing/money'
import type { OrderPayment } from '@/lib/billing/order/list'
import { PaymentLine } from './payment-line'
import { listModeOptions } from './payment-modes'
import { PaymentReportForm } from './payment-report-form'
import { PressForm } from './press-form'

export function SchoolPayment({ payment }: { payment: OrderPayment }) {
  const text = schoolBillingText()
  const { id, state, hasPhoto } = payment
  const path = `/api/school/billing/payments/${id}`
  return (
    <div className="mt-3 grid max-w-2xl grid-cols-1 gap-2">
      <PaymentLine payment={payment} />
      {state === 'confirmed' && (
        <a
          href={`${path}/receipt`}
          target="_blank"
          className="inline-flex min-h-11 items-center"
          rel="noopener"
        >
          {text.receipt}
        </a>
      )}
      {state === 'reported' && !hasPhoto && <UploadForm path={`${path}/photo`} text={text.photo} />}
      {state === 'reported' && <ReportChange path={path} payment={payment} />}
    </div>
  )
}

function ReportChange({ path, payment }: { path: string; payment: OrderPayment }) {
  const { report: text } = schoolBillingText()
  const { mode, paidOn, reference, amount, tds } = payment
  return (
    <>
      <details>
        <summary className="inline-flex min-h-11 items-center">{text.correct}</summary>
        <PaymentReportForm
          path={path}
          button={text.correctButton}
          modes={listModeOptions()}
          values={{
            ...{ mode, paidOn, reference, amount: formatPlainRupees(amount) },
            tds: tds > 0 ? formatPlainRupees(tds) : '',
          }}
        />
      </details>
      <PressForm
        path={`${path}/withdraw`}
        text={{ button: text.withdraw, busy: text.busy, failure: text.failure }}
      />
    </>
  )
}
