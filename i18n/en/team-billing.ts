import { formatLongDate } from '../dates'

const ENDED = { term: 'The term has ended.', seats: 'The added seats are taken back.' }
type Ended = keyof typeof ENDED | null
type ConfirmedOrder = { number: string; isTermOpened: boolean; seats: SeatsOfSchool | null }
type SeatsOfSchool = { added: number; total: number }

type OrderPeriod = { firstDay: string; lastDay: string } | null

export const teamBilling = {
  title: 'Billing',
  lede: 'Quotations, payments, invoices and what schools still owe.',
  links: {
    prices: 'Price list',
    settings: 'Billing settings',
  },
  downloads: {
    documents: { csv: 'Download documents (CSV)', xlsx: 'Download documents (XLSX)' },
    payments: { csv: 'Download payments (CSV)', xlsx: 'Download payments (XLSX)' },
  },
  back: 'All of billing',
  sorts: {
    '-created': 'Newest first',
    created: 'Oldest first',
    '-total': 'Highest total first',
    total: 'Lowest total first',
  },
  search: 'School, number or reference',
  filters: { state: 'State', year: 'Financial year', board: 'Board' },
  boards: {
    CBSE: 'CBSE',
    ICSE: 'ICSE',
    'State Board': 'State Board',
    IB: 'IB',
    'Cambridge (IGCSE)': 'Cambridge (IGCSE)',
    Others: 'Other boards',
  },
  states: {
    open: 'Open',
    overdue: 'Overdue',
    paid: 'Paid',
    credited: 'Credited',
    withdrawn: 'Withdrawn',
    unpaid: 'Unpaid (open or overdue)',
    reported: 'Payment to check',
  },
  year: (first: string) => `${first}-${String((Number(first) + 1) % 100).padStart(2, '0')}`,
  row: (number: string, plan: string, total: string) => `${number}, ${plan}, ${total}`,
  due: (amount: string, day: string) => `Unpaid: ${amount}, due on ${formatLongDate(day)}.`,
  unpaid: (amount: string, day: string) => `${amount}, due on ${formatLongDate(day)}`,
  tdsHint: 'Leave it empty if the school deducted no tax.',
  toCheck: 'Payment to check',
  totals: {
    heading: 'Totals of this list',
    count: 'Quotations',
    total: 'Quoted',
    settled: 'Paid, with tax deducted',
    credited: 'Credited',
    refunded: 'Refunded online',
    outstanding: 'Unpaid',
  },
  ages: {
    heading: 'Unpaid by age',
    notDue: 'Not due yet',
    upTo30: '1 to 30 days late',
    upTo60: '31 to 60 days late',
    upTo90: '61 to 90 days late',
    older: 'More than 90 days late',
  },
  unmatched: {
    heading: 'Online payments to check',
    says: 'This money has arrived, but it fits no quotation. Credit it, refund it in the payment service, or close it.',
    item: (amount: string, currency: string, day: string) =>
      `${amount}${currency === 'INR' ? '' : ` (in ${currency})`}, ${formatLongDate(day)}`,
    problems: {
      linkUnknown: 'We do not know what it was paid for.',
      amountDiffers: 'The amount is not the one that we asked for.',
      currencyDiffers: 'It is not in rupees.',
      paymentTooHigh: 'It is more than the unpaid amount.',
      orderWithdrawn: 'The quotation was withdrawn.',
      seatsTermOver: 'The term of these seats is over.',
      orderWithoutSchool: 'The school no longer exists.',
      referenceUsed: 'A payment with this number is already recorded.',
      notCredited: 'The term could not be opened.',
    },
    order: (school: string) => `Open the quotation of ${school}`,
    assign: 'Credit it to a quotation',
    number: 'Number of the quotation or invoice',
    close: 'Close it without crediting',
    closeSays: 'It leaves this list. The payment service and the audit log keep it.',
  },
  order: {
    summary: (plan: string, seats: number, months: number) =>
      `${plan}: ${seats} seats for ${months} ${months === 1 ? 'month' : 'months'}.`,
    term: (from: string, to: string) =>
      `A payment opened the term from ${formatLongDate(from)} to ${formatLongDate(to)}.`,
    opensTerm: (period: OrderPeriod) =>
      period
        ? `Full payment opens a further term, from ${formatLongDate(period.firstDay)} to ${formatLongDate(period.lastDay)}.`
        : 'Full payment opens a term from the day of its confirmation.',
    seats: {
      summary: (plan: string, seats: number) =>
        `${plan}: ${seats} more ${seats === 1 ? 'seat' : 'seats'}.`,
      added: (lastDay: string) =>
        `A payment added them to the term until ${formatLongDate(lastDay)}.`,
      opens: (lastDay: string) =>
        `Full payment adds them to the running term, until ${formatLongDate(lastDay)}.`,
      lapsed:
        'The term of these seats is over, so they can no longer be added. Create a quotation for the next term.',
    },
    /** What a payment opened, once its money goes back. */
    purchases: {
      term: {
        refunded:
          'All money of this quotation went back or was credited, but its term is still open.',
        end: 'End this term',
        endSays:
          'Its seats lose access now. A term that has not begun is removed. Other terms of the school stay.',
        choice: 'Term that a payment opened',
        choiceHint:
          'If you end it, its seats lose access now, and the next payment opens a new term.',
        choices: { keep: 'Keep it open', end: 'End it' },
      },
      seats: {
        refunded:
          'All money of this quotation went back or was credited, but its seats are still there.',
        end: 'Take the seats back',
        endSays: 'The term keeps its other seats. This works only while the seats are free.',
        choice: 'Seats that a payment added',
        choiceHint: 'If you take them back, the next payment adds them again.',
        choices: { keep: 'Keep them', end: 'Take them back' },
      },
    },
    receipt: 'Open the receipt (PDF)',
    school: 'Open the school',
    documents: 'Documents',
    payments: 'Payments',
    noPayments: 'No payment is recorded.',
    history: 'History',
    photo: 'Open the photo',
    reporter: (name: string) => `Reported by ${name}.`,
    confirm: 'Confirm the payment',
    reject: 'Reject the payment',
    reason: 'Reason',
    reasonHint: 'The school reads it.',
    reverse: 'Reverse the payment',
    reverseSays:
      'For a cheque that bounced, or a payment recorded by mistake. The amount is unpaid again. A receipt gets a credit note. An invoice stays valid.',
    record: 'Record a payment',
    recordButton: 'Save the payment',
    invoice: 'Issue the invoice before payment',
    invoiceSays: 'The invoice cannot change afterwards. A correction is a credit note.',
    remind: 'Remind the school',
    remindSays:
      'The school gets an email with the amount, the last day to pay and the document. The site itself reminds three days before that day, and 7 and 21 days after it. A payment that is reported or recorded stops it.',
    reminded: (day: string) => `Last reminder: ${formatLongDate(day)}.`,
    withdraw: 'Withdraw the quotation',
    credit: (number: string) => `Credit ${number}`,
    creditAmount: 'Amount in rupees, with tax',
    creditHint: 'Leave it empty to credit all that is left.',
    creditButton: 'Issue the credit note',
  },
  prices: {
    title: 'Price list',
    lede: 'Prices are without tax. A later price for the same plan, seats and months replaces an earlier one.',
    item: (plan: string, amount: string) => `${plan}: ${amount}`,
    covers: (from: number, to: number, months: number, day: string) =>
      `${from} to ${to} seats, ${months} months, from ${formatLongDate(day)}.`,
    isPublic: 'Public',
    withdraw: 'Withdraw',
    withdrawOne: (plan: string) => `Withdraw ${plan}`,
    add: 'Add a price',
    plan: 'Name of the plan',
    seatsFrom: 'Seats from',
    seatsTo: 'Seats to',
    months: 'Months',
    amount: 'Price in rupees, without tax',
    validFrom: 'Valid from',
    publicLabel: 'Show it on the public page',
    yesOrNo: { no: 'No', yes: 'Yes' },
    none: 'There is no price yet.',
  },
  settings: {
    title: 'Billing settings',
    lede: 'Your accountant decides these. Documents keep the settings of the day they were issued.',
    button: 'Save the settings',
    groups: {
      seller: 'Seller',
      tax: 'Tax',
      payment: 'Payment',
      documents: 'Documents',
    },
    fields: {
      sellerName: 'Legal name',
      sellerAddress: 'Address',
      sellerState: 'State',
      gstin: 'GSTIN',
      pan: 'PAN',
      sac: 'SAC',
      taxRate: 'Tax rate in percent',
      reverseCharge: 'Tax payable on reverse charge',
      bankAccountName: 'Account name',
      bankAccount: 'Account number',
      ifsc: 'IFSC',
      bankName: 'Bank and branch',
      upiId: 'UPI ID',
      signatory: 'Name of the signatory',
      signatoryTitle: 'Title of the signatory',
      quotationPrefix: 'Prefix of quotations',
      invoicePrefix: 'Prefix of invoices',
      receiptPrefix: 'Prefix of receipts',
      creditNotePrefix: 'Prefix of credit notes',
      validityDays: 'Days that a quotation is valid',
      openingShare: 'Percent to pay before the term opens',
      terms: 'Terms on quotations and invoices',
    },
    hints: {
      gstin: 'Without a GSTIN, payments get receipts without tax lines.',
      taxRate: 'Used only with a GSTIN.',
    },
  },
  school: {
    heading: 'Billing',
    quote: 'Create a quotation',
    button: 'Create and send the quotation',
    none: 'Add a price and the billing settings first.',
    seats: 'Add seats to the running term',
    seatsButton: 'Add the seats or send the quotation',
    unpaidTerm:
      'No payment of a quotation opened the running term, so it has no price for more seats. Change its seats under “Terms”.',
    unpricedTerm: 'The price list has no price for more seats in the running term.',
  },
  csv: [
    ...['Date', 'Number', 'Kind', 'Corrects', 'School', 'Board', 'GSTIN', 'Place of supply'],
    ...['SAC', 'Rate in percent', 'Taxable value', 'CGST', 'SGST', 'IGST', 'Total'],
  ],
  paymentColumns: [
    ...['Day of payment', 'Confirmed on', 'Paid by', 'Reference', 'Invoice or receipt'],
    ...['School', 'Board', 'GSTIN', 'Amount received', 'Tax deducted (TDS)', 'Amount settled'],
  ],
  results: {
    settings: 'The settings are saved.',
    priceAdded: 'The price is added.',
    priceWithdrawn: 'The price is withdrawn.',
    reminded: 'The reminder is sent.',
    notReminded:
      'The school has not confirmed its email, so nothing was sent. The email is in the list of failed emails.',
    quoted: (number: string) => `Quotation ${number} is created and sent.`,
    quotedOnly: (number: string) =>
      `Quotation ${number} is created but not sent: the school has no confirmed address.`,
    issued: (number: string) => `${number} is issued.`,
    withdrawn: 'The quotation is withdrawn.',
    ended: (ended: Ended) => (ended ? ENDED[ended] : 'The term is already over.'),
    credited: ({ number, ended }: { number: string; ended: Ended }) =>
      [`${number} is issued and sent.`, ...(ended ? [ENDED[ended]] : [])].join(' '),
    rejected: 'The payment is rejected.',
    reversed: ({ creditNote, ended }: { creditNote: string | null; ended: Ended }) =>
      [
        'The payment is reversed.',
        ...(creditNote ? [`Credit note ${creditNote} is issued.`] : []),
        ...(ended ? [ENDED[ended]] : []),
      ].join(' '),
    closed: 'The online payment is closed.',
    confirmed: ({ number, isTermOpened, seats }: ConfirmedOrder) =>
      [
        `The payment is confirmed (${number})`,
        ...(isTermOpened ? ['and the term is open'] : []),
        ...(seats ? [`and ${describeSeats(seats)}`] : []),
      ]
        .join(' ')
        .concat('.'),
    seatsAdded: (seats: SeatsOfSchool) => `Without extra cost, ${describeSeats(seats)}.`,
  },
}

const describeSeats = ({ added, total }: SeatsOfSchool) =>
  `${added} ${added === 1 ? 'seat is' : 'seats are'} added: the school has ${total}`
