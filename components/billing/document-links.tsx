import { billingText } from '@/i18n/billing'
import { schoolBillingText } from '@/i18n/school-billing'
import { formatRupees } from '@/lib/billing/money'
import type { OrderDocument } from '@/lib/billing/order/list'

type Props = { documents: OrderDocument[]; path: string }

export function DocumentLinks({ documents, path }: Props) {
  const text = schoolBillingText()
  const { kinds } = billingText()
  return (
    <ul className="mt-2">
      {documents.map(({ id, kind, number, issuedOn, total }) => (
        <li key={id}>
          <a
            href={`${path}/${id}`}
            target="_blank"
            className="inline-flex min-h-11 items-center"
            rel="noopener"
          >
            {text.document(kinds[kind], number)}
          </a>{' '}
          <span className="text-muted">{text.documentOf(issuedOn, formatRupees(total))}</span>
        </li>
      ))}
    </ul>
  )
}
