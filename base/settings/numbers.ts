import 'server-only'
import * as z from 'zod'

export const wholeNumber = (fallback: number, max: number, min = 0) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback)
