import 'server-only'
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from './kinds'

/** Reads lists, tables and links from typed lines. A spreadsheet pastes tabs between cells. */

export const splitLines = (text: string): string[] =>
  text.split(/\r\n?|\n/).flatMap((line) => line.trim() || [])

/** Rows of equal length; the first one names the columns. */
export function parseTableRows(text: string): string[][] {
  const rows = splitLines(text).slice(0, MAX_TABLE_ROWS).map(splitCells)
  const columns = Math.min(MAX_TABLE_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)))
  return rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''))
}

/** As `parseTableRows`, but the first cell may be empty, as above the days of a timetable. */
export function parseGrid(text: string, maxColumns: number): string[][] {
  const rows = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .slice(0, MAX_TABLE_ROWS)
    .map(splitCells)
  const columns = Math.min(maxColumns, Math.max(0, ...rows.map(({ length }) => length)))
  return rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''))
}

export function parseLinks(text: string): { label: string; url: string }[] {
  return splitLines(text).map((line) => {
    const cells = splitCells(line)
    const url = cells.at(-1) ?? ''
    return { label: cells.slice(0, -1).join(' ').trim() || url, url }
  })
}

const splitCells = (line: string) => line.split(/[|\t]/).map((cell) => cell.trim())
