import Link from 'next/link'
import type { ReactNode } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { RowTick } from './row-tick'
import { getAriaSort, isSortedBy, type ListSorting, SortLink } from './sort-link'
import { TickAll } from './tick-all'

export type RecordColumn<Item> = {
  label: string
  cell: (item: Item) => ReactNode
  /** On a phone its label is beside it. */
  isNumber?: true
  /** Numbers of documents and other codes, never broken. */
  isCode?: true
  /** Left out on a phone, where each record has two lines. */
  isWideOnly?: true
  /** Never cut in a dense table. */
  isWhole?: true
  /** What the first press on the heading sorts by, such as `name` or `-created`. Needs an index. */
  sortBy?: string
}

type Props<Item> = {
  label: string
  rows: Item[]
  /** The first one names the record. */
  columns: [RecordColumn<Item>, ...RecordColumn<Item>[]]
  sorting?: ListSorting
  /** Rows can be ticked for the actions of a `BulkBar`. */
  nameRow?: (item: Item) => string
}

/** The `j` and `k` shortcuts walk through these rows. */
export function RecordTable<Item extends { id: string }>({
  label,
  rows,
  columns,
  sorting,
  nameRow,
}: Props<Item>) {
  if (rows.length === 0) return <p className="mt-4">{teamHomeText().list.nothing}</p>
  const [nameColumn, ...otherColumns] = columns
  return (
    <table aria-label={label} data-rows="" className="records">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.label}
              scope="col"
              aria-sort={readAriaSort(column, sorting)}
              className={getCellClass(column)}
            >
              {index === 0 && nameRow && <TickAll />}
              <span className="record-heading">
                <Heading column={column} sorting={sorting} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <div className={nameRow && 'record-ticked'}>
                {nameRow && <RowTick id={row.id} name={nameRow(row)} />}
                <div className="record-name">{nameColumn.cell(row)}</div>
              </div>
            </th>
            {otherColumns.map((column) => {
              const content = column.cell(row)
              return (
                <td
                  key={column.label}
                  dir="auto"
                  data-label={column.isNumber && column.label}
                  // Dense tables cut long texts.
                  title={typeof content === 'string' ? content : undefined}
                  className={getCellClass(column)}
                >
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps<Item> = { column: RecordColumn<Item>; sorting?: ListSorting }

function Heading<Item>({ column: { label, sortBy }, sorting }: HeadingProps<Item>) {
  if (!sorting || !sortBy) return label
  return (
    <SortLink {...sorting} sortBy={sortBy}>
      {label}
    </SortLink>
  )
}

function readAriaSort<Item>({ sortBy }: RecordColumn<Item>, sorting?: ListSorting) {
  if (!sorting || !sortBy || !isSortedBy(sorting.current, sortBy)) return undefined
  return getAriaSort(sorting.current)
}

function getCellClass<Item>({ isNumber, isCode, isWideOnly, isWhole }: RecordColumn<Item>) {
  const classes = [
    ...[isWideOnly && 'is-wide-only', isNumber && 'is-number', isCode && 'is-code'],
    isWhole && 'is-whole',
  ]
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
