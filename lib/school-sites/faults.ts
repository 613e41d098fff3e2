import 'server-only'
import { isDay } from '@/base/day'
import { arePossibleResults, type SiteDisclosure } from '@/lib/school-disclosure/schema'
import { toEmailAddresses, toPhoneNumbers } from './contact-details'
import { FIGURE_COUNT, MAX_PERIODS } from './kinds'
import { parseGrid, parseLinks, parseTableRows, splitLines } from './lines'
import { toWebUrl } from './policy'
import type { BlockOf, SiteBlock, SiteFile } from './schema'
import { findVideoId } from './video'

export type SiteBlockFault =
  | 'empty'
  | 'noPicture'
  | 'noAlt'
  | 'noFile'
  | 'noTitle'
  | 'noName'
  | 'noLabel'
  | 'badLink'
  | 'badDays'
  | 'badTable'
  | 'badVideo'
  | 'badContact'
  | 'fewFigures'
  | 'badResults'
  | 'noClasses'

type Files = Record<string, SiteFile>

/** What keeps a block from being published; null for a complete one. */
export function findBlockFault(block: SiteBlock, files: Files): SiteBlockFault | null {
  switch (block.type) {
    case 'picture':
      if (files[block.file]?.kind !== 'picture') return 'noPicture'
      return block.alt.trim() ? null : 'noAlt'
    case 'file':
      return findDownloadFault(block, files)
    case 'table':
      if (parseTableRows(block.text).length < 2) return 'badTable'
      return block.title.trim() ? null : 'noTitle'
    case 'notice':
      return findNoticeFault(block)
    case 'links':
      if (splitLines(block.text).length === 0) return 'empty'
      return parseLinks(block.text).every(({ url }) => toWebUrl(url)) ? null : 'badLink'
    case 'address':
      if (!block.text.trim()) return 'empty'
      return !block.url.trim() || toWebUrl(block.url) ? null : 'badLink'
    case 'heading':
    case 'text':
    case 'list':
      return block.text.trim() ? null : 'empty'
    default:
      return findNewerBlockFault(block, files)
  }
}

type OlderBlock = BlockOf<
  'picture' | 'file' | 'table' | 'notice' | 'links' | 'address' | 'heading' | 'text' | 'list'
>

function findNewerBlockFault(
  block: Exclude<SiteBlock, OlderBlock>,
  files: Files,
): SiteBlockFault | null {
  switch (block.type) {
    case 'columns':
      return findFirst(block.columns, (column) => findColumnFault(column, files))
    case 'people':
      return findFirst(block.people, ({ name }) => (name.trim() ? null : 'noName'))
    case 'timetable':
      if (parseGrid(block.text, MAX_PERIODS).length < 2) return 'badTable'
      return block.title.trim() ? null : 'noTitle'
    case 'downloads':
      return findFirst(block.downloads, (download) => findDownloadFault(download, files))
    case 'notices':
      return findFirst(block.notices, findNoticeFault)
    case 'events':
      if (!block.events.some(isFilled) && block.sessions === 'yes') return null
      return findFirst(block.events, findEventFault)
    case 'figures':
      if (block.figures.filter(isFilled).length < FIGURE_COUNT.min) return 'fewFigures'
      return findFirst(block.figures, ({ number, label }) =>
        number.trim() && label.trim() ? null : 'noLabel',
      )
    case 'video':
      if (!findVideoId(block.url)) return 'badVideo'
      return block.title.trim() ? null : 'noTitle'
    case 'map':
      if (!block.text.trim() && !block.code.trim()) return 'empty'
      return files[block.file] && !block.alt.trim() ? 'noAlt' : null
    case 'contact':
      return findContactFault(block)
    case 'admission':
      return splitLines(block.classes).length === 0 ? 'noClasses' : null
    case 'disclosure':
      return findDisclosureFault(block)
  }
}

/** Entries that nobody has filled in do not count; a list without others is empty. */
function findFirst<Entry extends Record<string, string>>(
  entries: Entry[],
  find: (entry: Entry) => SiteBlockFault | null,
): SiteBlockFault | null {
  const filled = entries.filter(isFilled)
  if (filled.length === 0) return 'empty'
  return filled.map(find).find((fault) => fault !== null) ?? null
}

const isFilled = (entry: Record<string, string>) =>
  Object.values(entry).some((value) => value.trim() !== '')

function findDownloadFault(
  { file, title }: { file: string; title: string },
  files: Files,
): SiteBlockFault | null {
  if (!files[file]) return 'noFile'
  return title.trim() ? null : 'noTitle'
}

function findNoticeFault(notice: { title: string; from: string; until: string }) {
  if (!notice.title.trim()) return 'noTitle' as const
  return hasValidDays(notice) ? null : ('badDays' as const)
}

function findEventFault(event: BlockOf<'events'>['events'][number]): SiteBlockFault | null {
  if (!event.title.trim()) return 'noTitle'
  const { day: from, until } = event
  return from && hasValidDays({ from, until }) ? null : 'badDays'
}

function findColumnFault(
  { title, text, file, alt }: BlockOf<'columns'>['columns'][number],
  files: Files,
): SiteBlockFault | null {
  const hasPicture = files[file]?.kind === 'picture'
  if (!title.trim() && !text.trim() && !hasPicture) return 'empty'
  return hasPicture && !alt.trim() ? 'noAlt' : null
}

function findContactFault({
  phone,
  email,
  text,
  hours,
}: BlockOf<'contact'>): SiteBlockFault | null {
  if (![phone, email, text, hours].some((value) => value.trim())) return 'empty'
  const isRight =
    (!phone.trim() || toPhoneNumbers(phone).every(({ href }) => href !== null)) &&
    (!email.trim() || toEmailAddresses(email).every(({ href }) => href !== null))
  return isRight ? null : 'badContact'
}

/** What is missing keeps no school from publishing the rest. */
function findDisclosureFault(disclosure: SiteDisclosure): SiteBlockFault | null {
  const { video = '' } = disclosure.answers
  if (video.trim() && !toWebUrl(video)) return 'badLink'
  if (!disclosure.documents.every(({ until }) => until === '' || isDay(until))) return 'badDays'
  return arePossibleResults(disclosure) ? null : 'badResults'
}

function hasValidDays({ from, until }: { from: string; until: string }) {
  const areDays = [from, until].every((day) => day === '' || isDay(day))
  return areDays && (!from || !until || from <= until)
}
