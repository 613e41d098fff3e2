import * as z from 'zod/mini'
import { provenForm } from '@/lib/accounts/schema'

export const erasureWish = provenForm({ keep_certificates: z.boolean() })

/** Of the team, on request. */
export const requestedErasure = z.object({ certificates: z.enum(['keep', 'erase']) })

export type ErasureWish = z.output<typeof erasureWish>
