import Link from 'next/link'
import { compareNames } from '@/i18n/compare-names'
import { schoolBillingText } from '@/i18n/school-billing'
import { statesText } from '@/i18n/states'
import { formatRupees } from '@/lib/billing/money'
import type { QuotationDefaults } from '@/lib/billing/order/list'
import type { Price } from '@/lib/billing/prices'
import { routes } from '@/lib/routes'
import { QuotationForm } from './quotation-form'

type Props = { prices: Price[]; defaults: QuotationDefaults | null }

export function QuotationSection({ prices, defaults }: Props) {
  const { quote: text } = schoolBillingText()
  return (
    <section aria-labelledby="quote" className="sheet mt-8 max-w-2xl px-5 py-8 sm:px-10">
      <h2 id="quote">{text.heading}</h2>
      {prices.length === 0 ? (
        <>
          <p className="mt-3">{text.none}</p>
          <p className="mt-3">
            <Link href={routes.contact} prefetch={false}>
              {text.contact}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 mb-6">{`${text.says} ${text.withoutTax}`}</p>
          {defaults && (
            <DefaultsSource
              href={`/api/school/billing/documents/${defaults.source.documentId}`}
              number={defaults.source.number}
            />
          )}
          <QuotationForm
            plans={listPlanOptions(prices)}
            states={listStateOptions()}
            defaults={defaults ?? undefined}
          />
        </>
      )}
    </section>
  )
}

export const DefaultsSource = ({ href, number }: { href: string; number: string }) => (
  <p className="mb-4">
    {schoolBillingText().quote.filledIn} <a href={href}>{number}</a>
  </p>
)

export function listPlanOptions(prices: Price[]) {
  const { quote: text } = schoolBillingText()
  return prices.map(({ id, plan, amount, seatsFrom, seatsTo, months }) => ({
    value: id,
    label: text.option(plan, formatRupees(amount), text.seatRange(seatsFrom, seatsTo), months),
  }))
}

export const listStateOptions = () =>
  Object.entries(statesText())
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => compareNames(a.label, b.label))
