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
      `${site.name} சந்தா, ${plan}: ${seats} ${seats === 1 ? 'இடம்' : 'இடங்கள்'}, ${months} ${months === 1 ? 'மாதத்துக்கு' : 'மாதங்களுக்கு'}, ${period ? `${formatLongDate(period.firstDay)} முதல் ${formatLongDate(period.lastDay)} வரை` : 'கட்டணத்தை உறுதிப்படுத்தும் நாள் முதல்'}`,
    moreSeats: ({ plan, added, total, days, daysLeft, today, lastDay }: MoreSeatsLine) =>
      `${site.name} சந்தா, ${plan}: மேலும் ${added} ${added === 1 ? 'இடம்' : 'இடங்கள்'} (மொத்தம் ${total}), இப்போதைய சந்தாக் காலத்தின் ${days} நாட்களில் ${daysLeft} நாட்களுக்கு, ${formatLongDate(today)} முதல் ${formatLongDate(lastDay)} வரை`,
    onlinePayment: (number: string) => `${site.name} விலைப்புள்ளி ${number}`,
    refund: (refund: string) => `பணம் திருப்பித் தரப்பட்டது: ${refund}`,
  },
  modes: {
    neft: 'NEFT',
    rtgs: 'RTGS',
    imps: 'IMPS',
    upi: 'UPI',
    cheque: 'காசோலை',
    cash: 'ரொக்கம்',
    online: 'இணையவழிக் கட்டணம்',
  },
  kinds: {
    quotation: 'விலைப்புள்ளி',
    invoice: 'வரி விலைப்பட்டியல்',
    receipt: 'ரசீது',
    'credit-note': 'வரவுக் குறிப்பு',
  },
}
