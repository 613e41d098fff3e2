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
      `${site.name} सब्सक्रिप्शन, ${plan}: ${seats} ${seats <= 1 ? 'सीट' : 'सीटें'}, ${months} ${months <= 1 ? 'महीने' : 'महीनों'} के लिए, ${period ? `${formatLongDate(period.firstDay)} से ${formatLongDate(period.lastDay)} तक` : 'भुगतान की पुष्टि के दिन से'}`,
    moreSeats: ({ plan, added, total, days, daysLeft, today, lastDay }: MoreSeatsLine) =>
      `${site.name} सब्सक्रिप्शन, ${plan}: ${added} और ${added <= 1 ? 'सीट' : 'सीटें'} (कुल ${total}), चालू अवधि के ${days} में से ${daysLeft} दिनों के लिए, ${formatLongDate(today)} से ${formatLongDate(lastDay)} तक`,
    onlinePayment: (number: string) => `${site.name} कोटेशन ${number}`,
    refund: (refund: string) => `राशि वापसी ${refund}`,
  },
  modes: {
    neft: 'NEFT',
    rtgs: 'RTGS',
    imps: 'IMPS',
    upi: 'UPI',
    cheque: 'चेक',
    cash: 'नकद',
    online: 'ऑनलाइन भुगतान',
  },
  kinds: {
    quotation: 'कोटेशन',
    invoice: 'टैक्स इनवॉइस',
    receipt: 'रसीद',
    'credit-note': 'क्रेडिट नोट',
  },
}
