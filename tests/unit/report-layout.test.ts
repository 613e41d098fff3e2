import { expect, test } from 'vitest'
import { layOutReportPages } from '@/lib/documents/layouts/report'

const layOutList = (rowCount: number) =>
  layOutReportPages({
    ...{ lang: 'en-IN', title: 'List', createdAt: '2026-11-27T00:00:00+05:30', site: 'School' },
    ...{ school: 'School', heading: 'Lesson study', subtitle: 'Signature list', note: 'A note' },
    page: 'Page {page} of {pages}',
    blocks: [
      {
        ...{ kind: 'table', heads: ['Teacher'], widths: [1], rowHeight: 26 },
        rows: Array.from({ length: rowCount }, (_, index) => [`Teacher ${index}`]),
      },
      { kind: 'signatures', statement: 'They attended.', lines: ['Name', 'Date'], stamp: 'Stamp' },
    ],
  })

test('nobody signs a page without a row of the table', () => {
  for (let rowCount = 1; rowCount <= 60; rowCount += 1) {
    const lastPage = layOutList(rowCount).at(-1)
    expect(
      lastPage?.some((part) => 'cell' in part && part.cell === 'TD'),
      `${rowCount} rows`,
    ).toBe(true)
  }
})
