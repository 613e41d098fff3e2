import * as z from 'zod'
import type { NewTermInput } from '@/lib/schools/terms/terms'

const termSchema = z.strictObject({
  from: z.iso.date().optional(),
  months: z.coerce.number().int().min(1).max(60).optional(),
  seats: z.coerce.number().int().min(1).max(500).optional(),
  note: z.string().max(200).optional(),
})

/** Parses `from=2026-04-01 seats=40`; null if invalid. */
export function parseTerm(options: string[]): Partial<NewTermInput> | null {
  const pairs = options.map((option) => /^(\w+)=(.+)$/.exec(option)?.slice(1) ?? ['', ''])
  const parsed = termSchema.safeParse(Object.fromEntries(pairs))
  if (!parsed.success) return null
  const { from: firstDay, months, seats, note: paymentNote } = parsed.data
  return { firstDay, months, seats, paymentNote }
}
