import 'server-only'
import * as z from 'zod'

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  // postgres.js accepts several hosts, but waits forever when none of them responds.
  .refine(
    (text) => !/^[^?]*,/.test(text),
    'must name only one host; for two databases, see docs/database.md',
  )
  .optional()
