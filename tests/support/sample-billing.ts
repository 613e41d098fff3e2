import type { Price } from '@/lib/billing/prices'

/** What the pages about billing show in tests without a database. */

const id = '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11'

export const samplePrice = {
  ...{ id, plan: '7', seatsFrom: 1, seatsTo: 20, months: 12 },
  ...{ amount: 1_000_000, validFrom: '2026-04-01', isPublic: true },
} as Price

const _amount = 1_180_000
