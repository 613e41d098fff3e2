'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { UndoableActionButton } from '@/components/ui/undoable-action-button'
import { mySchoolText } from '@/i18n/my-school'

type Props = { membershipId: string; name: string; hasStaffLink: boolean }

/** Also replaces an active staff room link unless the coordinator opts out. */
export function RemoveTeacher({ membershipId, name, hasStaffLink: hasStaffRoomLink }: Props) {
  const { person: text } = mySchoolText()
  const [shouldReplaceLink, setShouldReplaceLink] = useState(hasStaffRoomLink)
  const buildPath = (action: string) => `/api/school/members/${membershipId}/${action}`
  return (
    <div className="grid gap-3">
      <p>{text.removing(name)}</p>
      {hasStaffRoomLink && (
        <>
          <p>{text.canRejoin(name)}</p>
          <Checkbox
            label={text.replaceLink}
            checked={shouldReplaceLink}
            onChange={({ target }) => setShouldReplaceLink(target.checked)}
          />
        </>
      )}
      <UndoableActionButton
        label={text.remove}
        path={buildPath('remove')}
        body={{ replaceLink: shouldReplaceLink }}
        undo={buildPath('restore')}
      />
    </div>
  )
}
