import { list } from './common/list'

type BilledSchool = { institution: string; correspondent: string }

const KINDS = { invoice: 'invoice', receipt: 'receipt', 'credit-note': 'credit note' }

export const billingEmail = ({ email }: { email: string }) => ({
  /** Shown to the team in the list of emails. */
  names: {
    quotation: 'Quotation',
    billingDocument: 'Invoice, receipt or credit note',
  },
  number: 'Number',
  button: 'Open billing',
  quotation: ({ institution, correspondent }: BilledSchool, number: string) => ({
    subject: `Quotation ${number} for ${institution}`,
    greeting: `Dear ${correspondent},`,
    paragraphs: list(
      `The quotation for ${institution} is attached as a PDF.`,
      'It shows our bank details, a UPI code and the last day of this price. After you have paid, report the payment on the billing page of your school.',
    ),
    notes: list(`If you did not ask for this, ignore it. For questions, write to ${email}.`),
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
