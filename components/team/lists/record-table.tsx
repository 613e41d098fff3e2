import Link from 'next/link'
import type { ReactNode } from 'react'
import { teamHomeText } from '@/i18n/team-home'

export type RecordColumn<Item> = {
  label: string
  cell: (item: Item) => ReactNode
  /** On a phone its label is beside it. */
  isNumber?: true
  /** Numbers of documents and other codes, never broken. */
  isCode?: true
  /** Left out on a phone, where each record has two lines. */
  isWideOnly?: true
}

type Props<Item> = {
  label: string
  rows: Item[]
  /** The first one names the record. */
  columns: [RecordColumn<Item>, ...RecordColumn<Item>[]]
}

/** The `j` and `k` shortcuts walk through these rows. */
export function RecordTable<Item extends { id: string }>({ label, rows, columns }: Props<Item>) {
  if (rows.length === 0) return <p className="mt-4">{teamHomeText().list.nothing}</p>
  const [nameColumn, ...otherColumns] = columns
  return (
    <table aria-label={label} data-rows="" className="records">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={getCellClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <div className="record-name">{nameColumn.cell(row)}</div>
            </th>
            {otherColumns.map((column) => (
              <td
                key={column.label}
                dir="auto"
                data-label={column.isNumber && column.label}
                className={getCellClass(column)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function getCellClass<Item>({ isNumber, isCode, isWideOnly }: RecordColumn<Item>) {
  const classes = [isWideOnly && 'is-wide-only', isNumber && 'is-number', isCode && 'is-code']
  return classes.filter(Boolean).join(' ') || undefined
}

type RecordLinkProps = { href: string | false; children: ReactNode }

/** Without a URL only the name, for viewers who may not open the record. */
export function RecordLink({ href, children }: RecordLinkProps) {
  if (!href) return <span dir="auto">{children}</span>
  return (
    <Link href={href} prefetch={false} data-row="" dir="auto">
      {children}
    </Link>
  )
}
