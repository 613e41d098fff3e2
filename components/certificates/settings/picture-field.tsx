'use client'

import { useState } from 'react'
import { useTeamFieldError } from '@/components/team/forms/team-form'
import { UploadField } from '@/components/team/forms/upload-field'
import { Button } from '@/components/ui/button'
import { showOnScreen } from '@/lib/client/show-on-screen'
import type { UploadedFile } from '@/lib/files/schema'

type Props = {
  name: string
  label: string
  removeLabel: string
  hint: string
  initialFile: UploadedFile | null
}

export function PictureField({ name, label, removeLabel, hint, initialFile }: Props) {
  const [file, setFile] = useState(initialFile)
  const [removals, setRemovals] = useState(0)
  const error = useTeamFieldError(name)
  const handleUploaded = (uploaded: UploadedFile) => {
    setFile(uploaded)
    return undefined
  }
  return (
    <div className="grid gap-2">
      <UploadField
        key={removals}
        {...{ name, label, hint }}
        accept="image/png,image/jpeg,image/webp"
        value={file}
        onChange={handleUploaded}
      />
      {error && (
        <p role="alert" ref={showOnScreen} className="field-error">
          {error}
        </p>
      )}
      {file && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setFile(null)
            setRemovals(removals + 1)
          }}
        >
          {removeLabel}
        </Button>
      )}
    </div>
  )
}
