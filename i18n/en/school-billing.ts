import { formatLongDate } from '../dates'

type BilledPeriod = { firstDay: string; lastDay: string }

export const schoolBilling = {
  title: 'Billing',
  lede: 'Ask for a quotation, report a payment, and find your invoices and receipts.',
  quote: {
    heading: 'Ask for a quotation',
    says: 'We send the quotation to the email of your school at once. It is also listed below.',
    none: 'There is no price list yet. Write to us and we will send a quotation.',
    contact: 'Write to us',
    plan: 'Plan',
    choose: 'Choose',
    option: (plan: string, price: string, seats: string, months: number) =>
      `${plan}: ${price} for ${seats}, ${months} ${months === 1 ? 'month' : 'months'}`,
    seatRange: (from: number, to: number) => `${from} to ${to} seats`,
    filledIn: 'Filled in from',
    seats: 'Seats',
    gstin: 'GSTIN of the school',
    gstinHint: 'Leave it empty if the school has none.',
    state: 'State of the school',
    button: 'Get the quotation',
    busy: 'One moment...',
    failure: 'We could not create the quotation. Try again.',
    withoutTax: 'Prices are without tax.',
  },
  moreSeats: {
    heading: 'More seats',
    says: (seats: number, lastDay: string) =>
      `Your school has ${seats} ${seats === 1 ? 'seat' : 'seats'} until ${formatLongDate(lastDay)}. More seats cost only the days that are left.`,
    taxed: 'The amounts include tax.',
    upTo: (total: number, amount: string) => `Up to ${total} seats in all: ${amount}.`,
    from: (from: number, to: number, amount: string) => `${from} to ${to} seats in all: ${amount}.`,
    free: 'no extra cost, and added at once',
    field: 'Seats to add',
    price: (total: number, amount: string) => `${total} seats in all: ${amount}.`,
    noPrice: 'There is no price for so many seats. Enter fewer, or write to us.',
    button: 'Ask for these seats',
    failure: 'We could not ask for these seats. Try again.',
    asked: (number: string) =>
      `Quotation ${number} for more seats is open. A new request replaces it.`,
    unpaid:
      'Your running term was not paid with a quotation, as a free term is not. So this page has no price for more seats. Tell us the number that you need.',
    unpriced:
      'This page has no price for more seats in your running term. Tell us the number that you need.',
    link: 'Ask for more seats',
    added: (added: number, total: number) =>
      `${added} ${added === 1 ? 'seat is' : 'seats are'} added. Your school now has ${total} seats.`,
    order: (plan: string, seats: number) =>
      `${plan}: ${seats} more ${seats === 1 ? 'seat' : 'seats'}`,
    opens: (lastDay: string) =>
      `Full payment adds these seats to the running term, until ${formatLongDate(lastDay)}.`,
    paidFor: (lastDay: string) => `Added until ${formatLongDate(lastDay)}.`,
    lapsed: 'The term of these seats is over, so they can no longer be added.',
  },
  orders: 'Quotations and payments',
  noOrders: 'There is no quotation yet.',
  order: (plan: string, seats: number, months: number) =>
    `${plan}: ${seats} seats for ${months} ${months === 1 ? 'month' : 'months'}`,
  states: {
    open: 'Open',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    withdrawn: 'Withdrawn',
  },
  total: (amount: string) => `Total: ${amount}.`,
  outstanding: (amount: string, day: string) => `Unpaid: ${amount}. Pay by ${formatLongDate(day)}.`,
  document: (kind: string, number: string) => `${kind} ${number} (PDF)`,
  documentOf: (day: string, amount: string) => `${formatLongDate(day)}, ${amount}`,
  payment: (amount: string, mode: string, reference: string, day: string) =>
    `${amount} by ${mode}, ${reference}, on ${formatLongDate(day)}`,
  tds: (amount: string) => `Tax deducted: ${amount}.`,
  paymentStates: {
    reported: 'We are checking this payment.',
    confirmed: 'Confirmed.',
    rejected: 'Not confirmed.',
    reversed: 'Reversed, so the amount is unpaid again.',
  },
  rejectedBecause: (reason: string) => `Reason: ${reason}`,
  pay: {
    open: 'Report a payment',
    mode: 'Paid by',
    choose: 'Choose',
    paidOn: 'Day of payment',
    reference: 'UTR, cheque number or receipt number',
    amount: 'Amount in rupees',
    tds: 'Tax deducted at source, in rupees',
    tdsHint: 'Leave it empty if you deducted no tax.',
    button: 'Report the payment',
    busy: 'One moment...',
    failure: 'We could not save this payment. Try again.',
  },
  report: {
    correct: 'Correct this report',
    correctButton: 'Save the correction',
    withdraw: 'Withdraw this report',
    busy: 'One moment...',
    failure: 'We could not withdraw the report. Try again.',
  },
  receipt: 'Receipt (PDF)',
  opensTerm: (period: BilledPeriod | null) =>
    period
      ? `Full payment opens a term from ${formatLongDate(period.firstDay)} to ${formatLongDate(period.lastDay)}, after the one that you have.`
      : 'Full payment opens a term, from the day on which we confirm it.',
  paidFor: (period: BilledPeriod) =>
    `Paid for: ${formatLongDate(period.firstDay)} to ${formatLongDate(period.lastDay)}.`,
  photo: {
    label: 'Photo of the receipt or cheque (optional)',
    hint: 'A picture, or a PDF of at most 4 MB.',
    button: 'Add the photo',
    busy: 'Uploading...',
    failure: 'The photo was not uploaded. Try again.',
    has: 'A photo is attached.',
  },
  online: {
    button: 'Pay online',
    says: 'You pay on the page of our payment service, by card, UPI or net banking.',
    waits:
      'We are checking the payment that you reported, so you cannot pay online now. Withdraw the report to pay online.',
    busy: 'One moment...',
    failure: 'We could not open the payment page. Try again.',
    arrived: 'Your online payment has arrived. The invoice or receipt is below.',
    checking: 'Your payment has arrived. We check which quotation it is for. Do not pay again.',
    waiting:
      'We are waiting for the payment service to confirm your payment. This usually takes a minute. Do not pay again.',
    check: 'Check now',
    checked: 'We have asked the payment service.',
  },
  quoted: (number: string) => `Quotation ${number} is ready. We have also sent it by email.`,
  quotedOnly: (number: string) =>
    `Quotation ${number} is ready below. We did not email it, because your school has no confirmed email address.`,
  reported: 'Your payment is reported. We check it with our bank and then confirm it.',
  corrected: 'The report is corrected. We check it with our bank.',
  reportWithdrawn: 'The report is withdrawn.',
  photoAdded: 'The photo is attached.',
  fromForm: 'Get a quotation',
}
