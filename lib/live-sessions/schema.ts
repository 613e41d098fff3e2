import * as z from 'zod/mini'
import { isDay } from '@/base/day'
import { fieldError, httpsUrl, optionalText, requiredName, requiredText } from '@/base/text'
import { SESSION_PROVIDER_CLASSES, STANDARD_DOMAINS, TRAINING_MODES } from '@/base/training-kinds'
import { type Language, languageCodes } from '@/i18n/languages'
import { FEEDBACK_SCORES, LIVE_SESSION_KINDS, MAX_FEEDBACK_CHARS } from './kinds'
import type { LiveSessionPhase } from './policy'

const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

const createIntegerField = (code: Parameters<typeof fieldError>[0], min: number, max: number) => {
  const error = fieldError(code)
  return z.pipe(
    z.union([z.number(error), z.string().check(z.trim(), z.regex(/^\d{1,6}$/, error))], error),
    z.pipe(z.transform(Number), z.int(error).check(z.minimum(min, error), z.maximum(max, error))),
  )
}

const EMPTY_FIELD = z.pipe(
  z.optional(z.nullable(z.literal(''))),
  z.transform((): null => null),
)

const createOptionalField = <Shape extends z.ZodMiniType>(
  code: Parameters<typeof fieldError>[0],
  shape: Shape,
) => z.union([EMPTY_FIELD, shape], fieldError(code))

export const liveSessionForm = z.object({
  kind: z.enum(LIVE_SESSION_KINDS, fieldError('kindRequired')),
  /** A slug; the commands require that the list offers it. */
  theme: optionalText(60),
  title: requiredName('sessionTitleRequired', 120),
  summary: requiredText('summaryRequired', 1000),
  language: z._default(z.enum(languageCodes, fieldError('valueInvalid')), 'en'),
  host: requiredName('hostRequired', 120),
  hostBio: requiredText('hostBioRequired', 200),
  takeaway: optionalText(200),
  preparation: optionalText(200),
  day: requiredText('dayRequired', 10).check(z.refine(isDay, fieldError('dayInvalid'))),
  time: requiredText('timeRequired', 5).check(z.regex(TIME_PATTERN, fieldError('timeInvalid'))),
  minutes: createIntegerField('minutesInvalid', 10, 600),
  meetingUrl: requiredText('meetingUrlRequired', 1000).check(...httpsUrl),
  audience: z.enum(['user', 'subscriber'], fieldError('valueInvalid')),
  capacity: createOptionalField(
    'capacityInvalid',
    createIntegerField('capacityInvalid', 1, 100_000),
  ),
  subject: optionalText(80),
  region: optionalText(80),
  providerClass: z._default(
    z.enum(SESSION_PROVIDER_CLASSES, fieldError('valueInvalid')),
    SESSION_PROVIDER_CLASSES[0],
  ),
  mode: z._default(z.enum(TRAINING_MODES, fieldError('valueInvalid')), TRAINING_MODES[0]),
  standardDomain: z._default(createOptionalField('valueInvalid', z.enum(STANDARD_DOMAINS)), null),
  attendanceMethod: z.enum(['code', 'joining'], fieldError('valueInvalid')),
  attendanceCode: optionalText(60),
  resourceIds: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)), []),
  recordingVideoId: optionalText(60),
  recordingUrl: optionalText(500, ...httpsUrl),
  state: z.enum(['draft', 'published'], fieldError('valueInvalid')),
})

export const newLiveSessionForm = z.extend(liveSessionForm, {
  times: createOptionalField('timesInvalid', createIntegerField('timesInvalid', 1, 60)),
  /** Each week has the next theme. */
  rotates: z.optional(z.boolean(fieldError('valueInvalid'))),
  until: createOptionalField('dayInvalid', z.string().check(z.trim(), z.refine(isDay))),
})

/** Carries the version that the user edited, and whether later sessions change too. */
const reachField = z._default(z.enum(['this', 'following'], fieldError('valueInvalid')), 'this')

export const liveSessionUpdateForm = z.extend(liveSessionForm, {
  version: createIntegerField('valueInvalid', 1, 1_000_000),
  reach: reachField,
})

export const sessionCancellationForm = z.object({
  reason: requiredText('cancelReasonRequired', 500),
  reach: reachField,
})

const scoreField = z.enum(FEEDBACK_SCORES, fieldError('scoreRequired'))

export const feedbackForm = z.object({
  usefulness: scoreField,
  clarity: scoreField,
  comment: optionalText(MAX_FEEDBACK_CHARS),
})

export type FeedbackInput = z.output<typeof feedbackForm>

export type LiveSessionFormInput = {
  [Field in keyof z.input<typeof liveSessionForm>]: string | string[]
}

export type LiveSessionFormValues = z.output<typeof liveSessionForm>
export type NewLiveSessionInput = z.output<typeof newLiveSessionForm>
export type LiveSessionUpdateInput = z.output<typeof liveSessionUpdateForm>

export type LiveSessionFormOption = { value: string; label: string }
/** With the labels of other parts of the site, whose texts are too large for the form. */
export type LiveSessionFormOptions = {
  trainingFields: Record<'providerClass' | 'mode' | 'standardDomain' | 'noDomain', string>
  kinds: LiveSessionFormOption[]
  languages: LiveSessionFormOption[]
  providerClasses: LiveSessionFormOption[]
  modes: LiveSessionFormOption[]
  standardDomains: LiveSessionFormOption[]
  themes: LiveSessionFormOption[]
  subjects: LiveSessionFormOption[]
  regions: LiveSessionFormOption[]
  resources: LiveSessionFormOption[]
  videos: LiveSessionFormOption[]
}

export type SessionRegistration = {
  slug: string
  title: string
  language: Language
  phase: LiveSessionPhase
  mine: 'none' | 'registered' | 'waiting'
  /** Users ahead on the waiting list. */
  ahead: number
  full: boolean
  canAttend: boolean
  canJoin: boolean
  joined: boolean
  acceptsCode: boolean
  /** When the attendance code is accepted; null if this user has none to enter. */
  code: { from: string; until: string } | null
  present: boolean
  opensAt: string
  reason: string | null
  recording: { video: string } | { address: string } | null
  /** Whether this user can answer the feedback form, or change the answer. */
  feedback: 'none' | 'open' | 'given'
  /** Its number. */
  certificate: string | null
  /** The session is closed, and something is missing, such as the name. */
  certificateWaits: boolean
  /** Milliseconds until the state changes by itself. */
  changesIn: number | null
}
