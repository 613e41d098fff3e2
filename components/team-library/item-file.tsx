'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { UploadField } from '@/components/team/upload-field'
import { post } from '@/lib/client/api'
import type { Role } from '@/lib/content/policy'
import type { FileFound } from '@/lib/files/schema'
import { teamLibraryWords } from '@/words/team-library'

/** A file that is in is put in its place at once; the page then shows it. */
export function ItemFile({ id, role }: { id: string; role: Role }) {
  const { files: words } = teamLibraryWords()
  const router = useRouter()
  const [said, setSaid] = useState<string | null>(null)
  const put = async ({ id: fileId }: FileFound) => {
    const { ok, msg } = await post(`/api/team/library/${id}/files`, { role, fileId })
    setSaid(ok ? (msg ?? null) : null)
    if (!ok) return msg ?? words.failure
    router.refresh()
  }
  return (
    <>
      <UploadField name={role} label={words.names[role]} accept={ACCEPTED[role]} onChange={put} />
      {said && <p role="status">{said}</p>}
    </>
  )
}

const PICTURE = 'image/png,image/jpeg,image/webp'
const ACCEPTED: Record<Role, string> = {
  document: '.pdf',
  pdf: '.pdf',
  cover: PICTURE,
  poster: PICTURE,
  film: '.mp4',
  captions: '.vtt,.srt',
  pptx: '.pptx',
  docx: '.docx',
}
