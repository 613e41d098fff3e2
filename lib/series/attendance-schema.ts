import 'server-only'
import * as z from 'zod/mini'
import { saying } from '@/base/text'
import {
  LINES_A_CALL,
  LONGEST_ADDRESS,
  LONGEST_NAME,
  MOST_MINUTES,
  PEOPLE_A_CALL,
} from '@/lib/client/attendance/pieces'

/** What a list of the meeting service comes to, piece by piece: a piece fits into one call. */

const ODD = saying('odd')
const text = (most: number) => z.string(ODD).check(z.maxLength(most, ODD))
const aPerson = z.string(ODD).check(z.regex(/^[0-9a-f-]{36}$/, ODD))

export const attendeesPiece = z.object({
  lines: z
    .array(
      z.object({
        name: text(LONGEST_NAME),
        email: text(LONGEST_ADDRESS),
        minutes: z.int(ODD).check(z.minimum(0, ODD), z.maximum(MOST_MINUTES, ODD)),
      }),
      ODD,
    )
    .check(z.maxLength(LINES_A_CALL, ODD)),
})

export const presencePiece = z.object({
  people: z.array(aPerson, ODD).check(z.maxLength(PEOPLE_A_CALL, ODD)),
  /** The list that this piece goes on with; none begins one. */
  list: z.optional(aPerson),
})
