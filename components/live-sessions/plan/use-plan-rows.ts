'use client'

import { useEffect, useState } from 'react'
import {
  emptyCells,
  findFreeSaturday,
  hasPlanContent,
  PLAN_COLUMNS,
  type PlanCells,
  type PlanColumn,
} from '@/lib/client/session-plan'
import { sessionStore } from '@/lib/client/storage'
import { MAX_PLAN_ROWS } from '@/lib/live-sessions/kinds'

export type PlanRow = {
  /** Becomes the id of the session. */
  id: string
  cells: PlanCells
  errors: Partial<Record<PlanColumn, string>>
  isSaved: boolean
}

const STORE_KEY = 'team:session-plan'
const FIRST_ROWS = 4

const newRow = (day: string): PlanRow => ({
  ...{ id: crypto.randomUUID(), cells: emptyCells(day), errors: {}, isSaved: false },
})

type PlanDays = { today: string; takenDays: string[] }

/** Rows stay in this tab until they are saved, also across a reload. */
export function usePlanRows({ today, takenDays }: PlanDays) {
  const [rows, setRows] = useState(() => addRows([], FIRST_ROWS, { today, takenDays }))
  useEffect(() => {
    const stored = readStoredRows()
    if (stored.length > 0) setRows(stored)
  }, [])

  function change(update: (rows: PlanRow[]) => PlanRow[]) {
    setRows((current) => {
      const next = update(current)
      storeRows(next)
      return next
    })
  }
  return {
    rows,
    change,
    add: (count = 1) => change((current) => addRows(current, count, { today, takenDays })),
    setCell: (id: string, column: PlanColumn, text: string) =>
      change((current) =>
        current.map((row) =>
          row.id === id
            ? {
                ...row,
                cells: { ...row.cells, [column]: text },
                errors: { ...row.errors, [column]: undefined },
              }
            : row,
        ),
      ),
    /** Beginning at the row; returns how many did not fit. */
    paste: (id: string, pasted: Partial<PlanCells>[]) => {
      const start = rows.findIndex((row) => row.id === id)
      const most = MAX_PLAN_ROWS - start
      change((current) => pasteRows(current, start, pasted.slice(0, most), { today, takenDays }))
      return Math.max(0, pasted.length - most)
    },
  }
}

function addRows(rows: PlanRow[], count: number, { today, takenDays }: PlanDays): PlanRow[] {
  const all = [...rows]
  for (let added = 0; added < count && all.length < MAX_PLAN_ROWS; added += 1) {
    const taken = new Set([...takenDays, ...all.map(({ cells }) => cells.day)])
    const last = all.at(-1)?.cells.day ?? today
    // What is no day yet cannot be followed by one.
    const after = /^\d{4}-\d\d-\d\d$/.test(last) && last > today ? last : today
    all.push(newRow(findFreeSaturday(after, taken)))
  }
  return all
}

/** Never over a saved row: those were sent, so the pasted rows go below them. */
function pasteRows(rows: PlanRow[], start: number, pasted: Partial<PlanCells>[], days: PlanDays) {
  const room = start + pasted.length - rows.length
  const all = room > 0 ? addRows(rows, room, days) : rows
  return all.map((row, index) => {
    const cells = pasted[index - start]
    return cells && !row.isSaved ? { ...row, cells: { ...row.cells, ...cells }, errors: {} } : row
  })
}

function storeRows(rows: PlanRow[]) {
  const open = rows.filter(({ cells, isSaved }) => hasPlanContent(cells) && !isSaved)
  sessionStore.write(
    STORE_KEY,
    open.length > 0 ? JSON.stringify(open.map(({ id, cells }) => ({ id, cells }))) : null,
  )
}

function readStoredRows(): PlanRow[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(STORE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap(({ id, cells }) =>
      typeof id === 'string' && PLAN_COLUMNS.every((column) => typeof cells?.[column] === 'string')
        ? [{ id, cells, errors: {}, isSaved: false }]
        : [],
    )
  } catch {
    // Not rows of this table: it starts empty.
    return []
  }
}
