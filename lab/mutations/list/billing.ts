import type { Mutation } from '../mutation'

const applyPayment = 'lib/billing/razorpay/apply-payment.ts'
const REVERSAL = 'tests/integration/billing-reversal.test.ts'
const ONLINE = 'tests/integration/online-payments.test.ts'

export const billing: Mutation[] = [
  {
    name: 'an event of the payment service needs no signature',
    file: 'lib/billing/razorpay/webhook.ts',
    find: 'if (!equalsInConstantTime(signature, expected)) return null',
    replace: '',
    seenBy: ONLINE,
  },
  {
    name: 'a smaller online payment settles the order',
    file: applyPayment,
    find: "if (payment.amount !== link.amountPaise) return 'amountDiffers'",
    replace: '',
    seenBy: ONLINE,
  },
  {
    name: 'an online payment in another currency is credited',
    file: applyPayment,
    find: "if (payment.currency !== 'INR') return 'currencyDiffers'",
    replace: '',
    seenBy: ONLINE,
  },
  {
    name: 'a failed online payment is credited',
    file: applyPayment,
    find: 'if (!report.isReceived) return',
    replace: '',
    seenBy: ONLINE,
  },
  {
    name: 'a closed online payment is credited by a later event',
    file: applyPayment,
    find: 'if (payment.paymentId || payment.closedAt) return',
    replace: 'if (payment.paymentId) return',
    seenBy: ONLINE,
  },
  {
    name: 'a coordinator opens a document of another school',
    file: 'lib/billing/order/list.ts',
    find: 'and(eq(documents.id, documentId), eq(orders.schoolId, schoolId))',
    replace: 'eq(documents.id, documentId)',
    seenBy: 'tests/integration/billing.test.ts',
  },
  {
    name: 'a coordinator pays for another school',
    file: 'lib/billing/order/order.ts',
    find: 'await requireOrderOf(tx, school.id, orderId)',
    replace: '',
    seenBy: ONLINE,
  },
  {
    name: 'a refund that a credit note covers is credited again',
    file: 'lib/billing/razorpay/apply-refund.ts',
    find: 'Math.min(refunded, Math.max(0, owed - retained))',
    replace: 'refunded',
    seenBy: ONLINE,
  },
  {
    name: 'a payment is reversed twice',
    file: 'lib/billing/payment/reverse.ts',
    find: "if (payment.state !== 'confirmed') throw new AppError('conflict', 'paymentNotConfirmed')",
    replace: '',
    seenBy: REVERSAL,
  },
  {
    name: 'a bounced cheque leaves its receipt valid',
    file: 'lib/billing/payment/reverse.ts',
    find: "if (document?.kind !== 'receipt')",
    replace: 'if (document || !document)',
    seenBy: REVERSAL,
  },
  {
    name: 'an order is never credited while a part of it is unpaid',
    file: 'db/read-models/billing.ts',
    find: "billed.kind = 'invoice')",
    replace: 'true)',
    seenBy: REVERSAL,
  },
  {
    name: 'a later payment adds the same seats again',
    file: 'lib/billing/payment/record.ts',
    find: '!order.seatsAddedAt && ',
    replace: '',
    seenBy: 'tests/integration/more-seats.test.ts',
  },
  {
    name: 'the table of payments contains payments that are not confirmed',
    file: 'lib/billing/ledger/export.ts',
    find: "eq(state, 'confirmed'),",
    replace: '',
    seenBy: 'tests/integration/billing-ledger.test.ts',
  },
  {
    name: 'visitors see prices that are not public',
    file: 'lib/billing/prices.ts',
    find: 'onlyPublic ? eq(prices.isPublic, true) : undefined',
    replace: 'undefined',
    seenBy: 'tests/integration/billing-privacy.test.ts',
  },
]
