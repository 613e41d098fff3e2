import * as z from 'zod/mini'
import { fieldError, typedText } from '@/base/text'
import { blockId, day, fileId, LINE, LONG_TEXT } from './fields'
import {
  FIGURE_COUNT,
  MAX_COLUMNS,
  MAX_DOWNLOADS,
  MAX_EVENTS,
  MAX_LISTED_NOTICES,
  MAX_PEOPLE,
} from './kinds'

/** Blocks with several entries, and blocks that a visitor acts on. */

const SHORT_LINE = 120

const listOf = <Entry extends z.ZodMiniType>(entry: Entry, most: number) =>
  z.array(entry).check(z.maxLength(most, fieldError('tooManyEntries')))

export const columnsBlock = z.object({
  id: blockId,
  type: z.literal('columns'),
  columns: listOf(
    z.object({
      title: typedText(LINE),
      text: typedText(LONG_TEXT),
      file: fileId,
      alt: typedText(300),
    }),
    MAX_COLUMNS,
  ),
})

export const peopleBlock = z.object({
  id: blockId,
  type: z.literal('people'),
  title: typedText(LINE),
  people: listOf(
    z.object({
      name: typedText(SHORT_LINE),
      role: typedText(SHORT_LINE),
      subject: typedText(SHORT_LINE),
      file: fileId,
    }),
    MAX_PEOPLE,
  ),
})

/** The first row names the periods, the first cell of each other row the day. */
export const timetableBlock = z.object({
  id: blockId,
  type: z.literal('timetable'),
  title: typedText(LINE),
  text: typedText(LONG_TEXT),
})

export const downloadsBlock = z.object({
  id: blockId,
  type: z.literal('downloads'),
  title: typedText(LINE),
  downloads: listOf(z.object({ file: fileId, title: typedText(LINE) }), MAX_DOWNLOADS),
})

export const noticesBlock = z.object({
  id: blockId,
  type: z.literal('notices'),
  title: typedText(LINE),
  notices: listOf(
    z.object({
      title: typedText(LINE),
      text: typedText(LONG_TEXT),
      from: day,
      until: day,
      file: fileId,
    }),
    MAX_LISTED_NOTICES,
  ),
})

const clockTime = z
  .string()
  .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fieldError('valueInvalid')))

export const eventsBlock = z.object({
  id: blockId,
  type: z.literal('events'),
  title: typedText(LINE),
  events: listOf(
    z.object({
      title: typedText(LINE),
      day,
      until: day,
      time: clockTime,
      place: typedText(LINE),
    }),
    MAX_EVENTS,
  ),
  /** Whether the school's in-house sessions are shown with them. */
  sessions: z.enum(['yes', 'no']),
})

export const figuresBlock = z.object({
  id: blockId,
  type: z.literal('figures'),
  figures: listOf(z.object({ number: typedText(20), label: typedText(60) }), FIGURE_COUNT.max),
})

export const videoBlock = z.object({
  id: blockId,
  type: z.literal('video'),
  title: typedText(LINE),
  url: typedText(500),
  /** The still picture before the press; without one, it is drawn. */
  file: fileId,
  text: typedText(LINE),
})

export const mapBlock = z.object({
  id: blockId,
  type: z.literal('map'),
  title: typedText(LINE),
  text: typedText(500),
  code: typedText(SHORT_LINE),
  directions: typedText(LONG_TEXT),
  file: fileId,
  alt: typedText(300),
})

export const contactBlock = z.object({
  id: blockId,
  type: z.literal('contact'),
  title: typedText(LINE),
  phone: typedText(LINE),
  email: typedText(LINE),
  text: typedText(500),
  hours: typedText(500),
})

/** One class a line, of those that a parent can choose. */
export const admissionBlock = z.object({
  id: blockId,
  type: z.literal('admission'),
  title: typedText(LINE),
  text: typedText(LONG_TEXT),
  classes: typedText(2_000),
})
