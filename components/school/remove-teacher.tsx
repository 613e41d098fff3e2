'use client'

import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { mySchoolWords } from '@/words/my-school'
import { UndoableAct } from './undoable-act'

type Props = { membershipId: string; name: string; hasStaffLink: boolean }

/** Where a staff room's link is on, it is replaced in the same step unless the coordinator says otherwise. */
export function RemoveTeacher({ membershipId, name, hasStaffLink }: Props) {
  const { person } = mySchoolWords()
  const [replaceLink, setReplaceLink] = useState(hasStaffLink)
  const call = (act: string) => `/api/school/members/${membershipId}/${act}`
  return (
    <div className="grid gap-3">
      <p>{person.removing(name)}</p>
      {hasStaffLink && (
        <>
          <p>{person.canRejoin(name)}</p>
          <Choice
            label={person.replaceLink}
            checked={replaceLink}
            onChange={({ target }) => setReplaceLink(target.checked)}
          />
        </>
      )}
      <UndoableAct
        label={person.remove}
        path={call('remove')}
        body={{ replaceLink }}
        undo={call('restore')}
      />
    </div>
  )
}
