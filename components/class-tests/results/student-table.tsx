'use client'

import Link from 'next/link'
import { classResultsText } from '@/i18n/class-results'
import { useStudentNames } from '@/lib/client/class-tests/student-names'
import { routes } from '@/lib/routes'
import { NamesPanel } from '../names-panel'
import { RemoveSheet } from './remove-sheet'

type StudentRow = {
  id: string
  rollNumber: number
  section: string
  isTyped: boolean
  marks: string
  percent: number
  again: string[]
}

type Props = { testId: string; groupId: string; rows: StudentRow[] }

/** Names come from this browser, after the page. */
export function StudentTable({ testId, groupId, rows }: Props) {
  const { students: text, share } = classResultsText()
  const names = useStudentNames(groupId)
  return (
    <>
      {rows.length > 0 && (
        <table aria-labelledby="students" className="records student-rows">
          <thead>
            <tr>
              <th scope="col">{text.roll}</th>
              <th scope="col" className="is-number">
                {text.marks}
              </th>
              <th scope="col" className="is-number">
                {text.percent}
              </th>
              <th scope="col">{text.again}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, rollNumber, section, isTyped, marks, percent, again }) => (
              <tr key={id}>
                <th scope="row">
                  <div className="record-name">
                    <Link
                      href={`${routes.classStudent(groupId)}?${new URLSearchParams({ roll: `${rollNumber}`, section })}`}
                      prefetch={false}
                      className="inline-flex min-h-11 min-w-11 items-center"
                    >
                      {[rollNumber, section, !section && names.names[rollNumber]]
                        .filter(Boolean)
                        .join(' ')}
                    </Link>
                  </div>
                </th>
                <td className="is-number" data-label={text.marks}>
                  {marks}
                </td>
                <td className="is-number" data-label={text.percent}>
                  {share(percent)}
                </td>
                <td dir="auto">{isTyped ? text.typed : again.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-6 grid max-w-3xl gap-4">
        {rows.length > 0 && <RemoveSheet testId={testId} rows={rows} />}
        <NamesPanel {...names} />
      </div>
    </>
  )
}
