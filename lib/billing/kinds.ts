/** Constants for forms and server. */

const DOCUMENT_KINDS = ['quotation', 'invoice', 'receipt', 'credit-note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Those that a form offers; `online` payments come from the payment service. */
export const MANUAL_PAYMENT_MODES = ['neft', 'rtgs', 'imps', 'upi', 'cheque', 'cash'] as const
export type PaymentMode = (typeof MANUAL_PAYMENT_MODES)[number] | 'online'

const ORDER_STATES = ['open', 'overdue', 'paid', 'credited', 'withdrawn'] as const
export type OrderState = (typeof ORDER_STATES)[number]
