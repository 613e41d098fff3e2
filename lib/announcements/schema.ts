import * as z from 'zod/mini'
import { ANNOUNCEMENT_AUDIENCES, type AnnouncementAudience } from '@/base/announcement-kinds'
import { isDay } from '@/base/day'
import { fieldError, optionalText, requiredText } from '@/base/text'
import { BOARDS } from '@/lib/schools/kinds'
import { parseChosenSchools } from '@/lib/schools/team-filters'

export type AnnouncementTarget = { audience: AnnouncementAudience; audienceValue: string }

export const MAX_SUBJECT_CHARACTERS = 150
const MAX_BODY_CHARACTERS = 5_000
const MIN_DISTRICT_CHARACTERS = 3
const MAX_TAG_CHARACTERS = 40
/** Of fifty ticked schools. */
const MAX_TARGET_CHARACTERS = 2_500

/** One option of the form, such as `news` or `board:CBSE`. */
export const formatTarget = ({ audience, audienceValue }: AnnouncementTarget): string =>
  audience === 'district' || audienceValue === '' ? audience : `${audience}:${audienceValue}`

export function parseTarget(option: string, district: string): AnnouncementTarget | null {
  const [kind, ...rest] = option.split(':')
  const audience = ANNOUNCEMENT_AUDIENCES.find((name) => name === kind)
  const audienceValue = audience === 'district' ? district : rest.join(':')
  return audience && isTargetValid(audience, audienceValue) ? { audience, audienceValue } : null
}

function isTargetValid(audience: AnnouncementAudience, value: string): boolean {
  if (audience === 'news' || audience === 'members' || audience === 'coordinators')
    return value === ''
  if (audience === 'schools') return parseChosenSchools(value) !== null
  if (audience === 'tag') return value !== '' && value.length <= MAX_TAG_CHARACTERS
  if (audience === 'board') return BOARDS.some((board) => board === value)
  if (audience === 'district') return value.length >= MIN_DISTRICT_CHARACTERS
  return z.guid().safeParse(value).success
}

const fields = {
  target: requiredText('audienceRequired', MAX_TARGET_CHARACTERS),
  district: optionalText(100),
  subject: requiredText('subjectRequired', MAX_SUBJECT_CHARACTERS),
  body: requiredText('messageRequired', MAX_BODY_CHARACTERS),
}

type TargetFields = { target: string; district: string | null }

const hasTarget = z.refine<TargetFields>(
  ({ target }) => parseTarget(target, 'any place') !== null,
  { error: fieldError('audienceRequired'), path: ['target'] },
)

const hasDistrict = z.refine<TargetFields>(
  ({ target, district }) =>
    target !== 'district' || (district ?? '').length >= MIN_DISTRICT_CHARACTERS,
  { error: fieldError('districtRequired'), path: ['district'] },
)

export const announcementForm = z.object(fields).check(hasTarget, hasDistrict)

export const announcementUpdateForm = z
  .object({
    ...fields,
    /** As loaded, to detect edit conflicts. */
    version: z.pipe(
      z.string(fieldError('textRequired')).check(z.regex(/^\d{1,9}$/, fieldError('textRequired'))),
      z.transform(Number),
    ),
  })
  .check(hasTarget, hasDistrict)

export const announcementDeletionForm = z.object({
  typed: requiredText('subjectNotTyped', MAX_SUBJECT_CHARACTERS),
})

/** Both empty: now. */
export const announcementScheduleForm = z
  .object({
    day: optionalText(
      10,
      z.refine<string>((text) => text === '' || isDay(text), fieldError('dayInvalid')),
    ),
    time: optionalText(5, z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, fieldError('timeInvalid'))),
  })
  .check(
    z.refine(({ day, time }) => day !== null || time === null, {
      error: fieldError('dayRequired'),
      path: ['day'],
    }),
    z.refine(({ day, time }) => day === null || time !== null, {
      error: fieldError('timeRequired'),
      path: ['time'],
    }),
  )

export type AnnouncementInput = z.output<typeof announcementForm>
export type AnnouncementUpdateInput = z.output<typeof announcementUpdateForm>
export type AnnouncementScheduleInput = z.output<typeof announcementScheduleForm>
