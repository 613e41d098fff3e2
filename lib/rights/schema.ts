import * as z from 'zod/mini'
import { filledPassword } from '@/base/text'

export const erasureWish = z.object({
  password: filledPassword('currentPasswordRequired'),
  keep_certificates: z.boolean(),
})

export type ErasureWish = z.output<typeof erasureWish>
