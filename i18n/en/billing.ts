import { site } from '@/base/site'
import { formatLongDate } from '../dates'

type PaidPlan = {
  plan: string
  seats: number
  months: number
  period: { firstDay: string; lastDay: string } | null
}

type MoreSeatsLine = {
  plan: string
  added: number
  total: number
  days: number
  daysLeft: number
  today: string
  lastDay: string
}

/** Texts of quotations, invoices, receipts and credit notes, and of a school's payments. */
export const billing = {
  documents: {
    line: ({ plan, seats, months, period }: PaidPlan) =>
      `${site.name} subscription, ${plan}: ${seats} ${seats === 1 ? 'seat' : 'seats'} for ${months} ${months === 1 ? 'month' : 'months'}, ${period ? `from ${formatLongDate(period.firstDay)} to ${formatLongDate(period.lastDay)}` : 'from the day on which we confirm the payment'}`,
    moreSeats: ({ plan, added, total, days, daysLeft, today, lastDay }: MoreSeatsLine) =>
      `${site.name} subscription, ${plan}: ${added} more ${added === 1 ? 'seat' : 'seats'} (${total} in all) for ${daysLeft} of ${days} days, from ${formatLongDate(today)} to ${formatLongDate(lastDay)}`,
    onlinePayment: (number: string) => `${site.name} quotation ${number}`,
    refund: (refund: string) => `Refund ${refund}`,
  },
  modes: {
    neft: 'NEFT',
    rtgs: 'RTGS',
    imps: 'IMPS',
    upi: 'UPI',
    cheque: 'Cheque',
    cash: 'Cash',
    online: 'Online payment',
  },
  kinds: {
    quotation: 'Quotation',
    invoice: 'Tax invoice',
    receipt: 'Receipt',
    'credit-note': 'Credit note',
  },
}
