import { site } from '@/base/site'

/** Texts of quotations, invoices, receipts and credit notes, and of a school's payments. */
export const billing = {
  documents: {
    line: (plan: string, seats: number, months: number) =>
      `${site.name} subscription, plan ${plan}: ${seats} ${seats === 1 ? 'seat' : 'seats'} for ${months} ${months === 1 ? 'month' : 'months'}`,
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
