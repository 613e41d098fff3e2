import * as z from 'zod/mini'
import { createStepUpForm } from '@/lib/accounts/schema'

export const erasureForm = createStepUpForm({ keep_certificates: z.boolean() })

export const teamErasureForm = z.object({ certificates: z.enum(['keep', 'erase']) })

export type ErasureFormInput = z.output<typeof erasureForm>
