import { ONLINE_PAYMENT_PROBLEMS } from '@/lib/billing/online/problems'
import type { OrderDetails } from '@/lib/billing/queries/orders'
import type { Price } from '@/lib/billing/queries/prices'

/** What the pages about billing show in tests without a database. */

const id = '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11'

export const samplePrice = {
  ...{ id, plan: '7', seatsFrom: 1, seatsTo: 20, months: 12 },
  ...{ amount: 1_000_000, validFrom: '2026-04-01', isPublic: true },
} as Price

export const sampleOrder = {
  ...{ id, school: '7', schoolId: id, plan: '7', seats: 20, months: 12 },
  ...{ total: 1_180_000, outstanding: 680_000, state: 'overdue', dueDay: '2026-05-01' },
  ...{ isTaxed: true, term: null, nextTerm: null, isGivenBack: false, today: '2026-05-02' },
  documents: [
    { id, kind: 'quotation', number: '7', issuedOn: '2026-04-01', total: 1_180_000 },
    {
      id: `${id}2`,
      kind: 'invoice',
      number: '8',
      issuedOn: '2026-04-02',
      total: 1_180_000,
    },
  ],
  payments: (['reported', 'confirmed', 'rejected'] as const).map((state, index) => ({
    ...{ id: `${id}${index}`, mode: 'neft', state, paidOn: '2026-04-02', reference: '7' },
    ...{
      amount: 500_000,
      tds: 10_000,
      hasPhoto: index > 0,
      reason: null,
      reporter: '7',
      isReversed: index === 2,
    },
  })),
} as unknown as OrderDetails

export const priceQueries = {
  listCurrentPrices: async () => [samplePrice],
  listAllPrices: async () => [samplePrice],
}

const amount = 1_180_000

export const ledgerQueries = {
  listLedgerYears: async () => ['2026'],
  listLedger: async () => ({
    next: null,
    rows: [
      {
        ...{ id, school: '7', plan: '7', state: 'open', dueDay: '2026-05-01' },
        ...{ total: amount, outstanding: amount, number: '7', hasReport: true },
      },
    ],
  }),
  summarizeLedger: async () => ({
    ...{ count: 1, total: amount, settled: 0, credited: 0, refunded: 0, outstanding: amount },
    ...{ notDue: amount, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 },
  }),
}

export const settingsQueries = {
  getSettingsForm: async () => ({ version: 0, fields: { sellerName: '7', taxRate: '18' } }),
}

export const orderQueries = {
  listSchoolOrders: async () => [sampleOrder],
  getOrderDetails: async () => sampleOrder,
}

export const onlinePaymentQueries = {
  isOnlinePaymentOn: () => true,
  findReturnedPayment: async () => ({ orderId: id, state: 'waiting' }),
  listUnmatchedPayments: async () =>
    ONLINE_PAYMENT_PROBLEMS.map((problem, index) => ({
      ...{ id: `${index}`, amount, currency: 'USD', paidOn: '2026-04-02', problem },
      ...{ orderId: id, school: '7' },
    })),
}
