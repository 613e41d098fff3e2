import { formatLongDate } from '../dates'
import { list } from './common/list'

type BillReminder = { number: string; isOverdue: boolean }
type BilledSchool = { institution: string; correspondent: string }

type SeatsOfEmail = { added: number; total: number; lastDay: string }

const KINDS = { invoice: 'invoice', receipt: 'receipt', 'credit-note': 'credit note' }

export const billingEmail = ({ email }: { email: string }) => ({
  /** Shown to the team in the list of emails. */
  names: {
    quotation: 'Quotation',
    billingDocument: 'Invoice, receipt or credit note',
    orderReminder: 'Reminder of an unpaid order',
    seatsAdded: 'More seats',
  },
  number: 'Number',
  unpaid: 'Unpaid',
  lastDay: 'Last day to pay',
  button: 'Open billing',
  invite: 'Invite teachers',
  quotation: ({ institution, correspondent }: BilledSchool, number: string) => ({
    subject: `Quotation ${number} for ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `The quotation for ${institution} is attached as a PDF.`,
      'It shows our bank details, a UPI code and the last day of this price. After you have paid, report the payment on the billing page of your school.',
    ),
    notes: list(`If you did not ask for this, ignore it. For questions, write to ${email}.`),
  }),
  reminder: (
    { institution, correspondent }: BilledSchool,
    { number, isOverdue }: BillReminder,
  ) => ({
    subject: isOverdue
      ? `Payment for ${institution} is overdue: ${number}`
      : `Payment for ${institution} is due soon: ${number}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      isOverdue
        ? `We have not seen the payment for ${institution} yet. The document is attached again.`
        : `The last day to pay for ${institution} is near. The document is attached again.`,
      'If you have paid, report the payment on the billing page of your school. Then we look for it and stop reminding you.',
    ),
    notes: list(
      `If the school no longer wants this, or needs more time, write to ${email} with this number.`,
    ),
  }),
  seatsAdded: (
    { institution, correspondent }: BilledSchool,
    { added, total, lastDay }: SeatsOfEmail,
  ) => ({
    subject: `${added} ${added === 1 ? 'seat was' : 'seats were'} added for ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `${added} ${added === 1 ? 'seat was' : 'seats were'} added. ${institution} now has ${total} seats until ${formatLongDate(lastDay)}.`,
      'Teachers can take the new seats at once.',
    ),
    notes: list(`For questions, write to ${email}.`),
  }),
  document: (
    { institution, correspondent }: BilledSchool,
    kind: keyof typeof KINDS,
    number: string,
  ) => ({
    subject: `Your ${KINDS[kind]} ${number} for ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `The ${KINDS[kind]} for ${institution} is attached as a PDF.`,
      'You find all documents on the billing page of your school.',
    ),
    notes: list(`For questions, write to ${email} with this number.`),
  }),
})
