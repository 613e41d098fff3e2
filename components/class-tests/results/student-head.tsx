'use client'

import { WorkHead } from '@/components/site/work-head'
import { PrintButton } from '@/components/ui/print-button'
import { classResultsText } from '@/i18n/class-results'
import { useStudentNames } from '@/lib/client/class-tests/student-names'
import { LOADS_SCRIPTS } from '@/server/contract'

type Props = { group: { id: string; name: string }; rollNumber: number; section: string }

/** The name comes from this browser, after the page. */
export function StudentHead({ group, rollNumber, section }: Props) {
  const { student: text } = classResultsText()
  const { names } = useStudentNames(group.id)
  const name = section ? undefined : names[rollNumber]
  return (
    <div {...LOADS_SCRIPTS.now}>
      <WorkHead
        title={text.heading(rollNumber, section, name ?? '')}
        lede={group.name}
        action={
          <div className="screen-only">
            <PrintButton label={text.print} />
          </div>
        }
      />
    </div>
  )
}
