'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { UploadField } from '@/components/team/forms/upload-field'
import { filesText } from '@/i18n/files'
import { teamLibraryText } from '@/i18n/team-library'
import { post } from '@/lib/client/api'
import type { ItemFileRole } from '@/lib/content/policy'
import type { FileKind, UploadedFile } from '@/lib/files/schema'

type Props = { id: string; role: ItemFileRole; kind: FileKind }

export function ItemFile({ id, role, kind }: Props) {
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
        hint={filesText().types[kind]}
        accept={ACCEPTED_TYPES[kind]}
        onChange={attachFile}
      />
      {savedText && <p role="status">{savedText}</p>}
    </>
  )
}

const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'
const ACCEPTED_TYPES: Record<FileKind, string> = {
  pdf: '.pdf',
  picture: PICTURE_TYPES,
  video: '.mp4',
  captions: '.vtt,.srt',
  slides: '.pptx',
  document: '.docx',
}
