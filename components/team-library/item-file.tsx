'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { UploadField } from '@/components/team/upload-field'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import type { ItemFileRole } from '@/lib/content/policy'
import type { UploadedFile } from '@/lib/files/schema'

export function ItemFile({ id, role }: { id: string; role: ItemFileRole }) {
  const { files: text } = teamLibraryText()
  const router = useRouter()
  const [savedText, setSavedText] = useState<string | null>(null)
  const attachFile = async ({ id: fileId }: UploadedFile) => {
    const { ok, msg } = await post(`/api/team/library/${id}/files`, { role, fileId })
    setSavedText(ok ? (msg ?? null) : null)
    if (!ok) return msg ?? text.failure
    router.refresh()
  }
  return (
    <>
      <UploadField
        name={role}
        label={text.names[role]}
        accept={ACCEPTED_TYPES[role]}
        onChange={attachFile}
      />
      {savedText && <p role="status">{savedText}</p>}
    </>
  )
}

const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'
const ACCEPTED_TYPES: Record<ItemFileRole, string> = {
  document: '.pdf',
  pdf: '.pdf',
  cover: PICTURE_TYPES,
  poster: PICTURE_TYPES,
  video: '.mp4',
  captions: '.vtt,.srt',
  pptx: '.pptx',
  docx: '.docx',
}
