import * as z from 'zod/mini'
import { provenForm } from '@/lib/accounts/schema'

export const erasureWish = provenForm({ keep_certificates: z.boolean() })

export type ErasureWish = z.output<typeof erasureWish>
