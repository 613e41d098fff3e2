import 'server-only'
import { createCsvResponse } from '@/base/csv'
import { languageCodes } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { staffListColumnsText } from '@/i18n/staff-list-columns'
import { STAFF_COLUMNS, type StaffColumn } from '../kinds'

/** Spreadsheets save headings with other capitals, dashes and line breaks. */
const normalizeHeading = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** In the language of the request; the first is the template's. */
const listHeadings = (column: StaffColumn) => staffListColumnsText()[column].split(' | ')

let columnByHeading: Map<string, StaffColumn> | undefined

/** In every language of the site, whatever that of the page. */
export function findStaffColumn(heading: string): StaffColumn | undefined {
  columnByHeading ??= new Map(
    languageCodes.flatMap((language) =>
      runInLanguage(language, () =>
        STAFF_COLUMNS.flatMap((column) =>
          listHeadings(column).map((text) => [normalizeHeading(text), column] as const),
        ),
      ),
    ),
  )
  return columnByHeading.get(normalizeHeading(heading))
}

const NO_ROWS = { async *[Symbol.asyncIterator]() {} }

/** Without an example: it would be imported as a teacher. */
export const sendStaffListTemplate = (request: Request) =>
  createCsvResponse(
    request,
    'staff-list',
    STAFF_COLUMNS.map((column) => listHeadings(column)[0] ?? column),
    NO_ROWS,
  )
