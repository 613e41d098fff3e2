import 'server-only'
import * as z from 'zod/mini'
import { TEST_EVENT, type WebhookEventName } from './kinds'

/** The data of each event: ids, days and amounts. No name, email or phone number of a person. */

const id = () => z.uuid()
const day = () => z.iso.date()
const time = () => z.iso.datetime()
/** In rupees, such as `11800.00`. */
const rupees = () => z.string().check(z.regex(/^-?\d+\.\d\d$/))

const membership = z.object({
  teacher_id: id(),
  school_id: id(),
  role: z.enum(['teacher', 'coordinator']),
  joined_at: time(),
  left_at: z.nullable(time()),
})

const session = z.object({
  session_id: id(),
  /** A public name, as the programme shows it. */
  title: z.string(),
  kind: z.enum(['series', 'workshop', 'meeting']),
  state: z.enum(['published', 'cancelled']),
  language: z.string(),
  starts_at: time(),
  minutes: z.int(),
  url: z.url(),
})

const certificate = z.object({
  number: z.string(),
  session_id: id(),
  teacher_id: z.nullable(id()),
  issued_at: time(),
  revoked_at: z.nullable(time()),
})

export const EVENT_DATA_SCHEMAS = {
  'member.joined': membership,
  'member.left': membership,
  'session.published': session,
  'session.changed': session,
  'session.cancelled': session,
  'attendance.recorded': z.object({
    session_id: id(),
    /** `in-house`: a session that the school holds itself. */
    session_kind: z.enum(['live', 'in-house']),
    teacher_id: id(),
    recorded_at: time(),
  }),
  'certificate.issued': certificate,
  'certificate.revoked': certificate,
  'term.changed': z.object({
    term_id: id(),
    school_id: id(),
    change: z.enum(['created', 'changed', 'removed']),
    first_day: day(),
    last_day: day(),
    seats: z.int(),
  }),
  'invoice.issued': z.object({
    invoice_id: id(),
    number: z.string(),
    order_id: id(),
    school_id: z.nullable(id()),
    issued_on: day(),
    total: rupees(),
  }),
  'payment.recorded': z.object({
    payment_id: id(),
    order_id: id(),
    school_id: z.nullable(id()),
    mode: z.string(),
    paid_on: day(),
    amount: rupees(),
    tax_deducted: rupees(),
  }),
  [TEST_EVENT]: z.object({ webhook_id: id() }),
} as const satisfies Record<WebhookEventName | typeof TEST_EVENT, z.ZodMiniType>

export type SentEvent = keyof typeof EVENT_DATA_SCHEMAS

export const createEventSchema = (event: SentEvent) =>
  z.object({ type: z.literal(event), timestamp: time(), data: EVENT_DATA_SCHEMAS[event] })
