'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'
import { FileField } from './file-field'

export function LogoField({ fileId }: { fileId: string }) {
  const { upload: text } = schoolSiteEditorText()
  const router = useRouter()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function save(file: string) {
    const result = await post('/api/school/website/logo', { file })
    setError(result.ok ? null : { msg: result.msg })
    if (result.ok) router.refresh()
  }

  return (
    <section aria-labelledby="logo" className="sheet mt-8 grid max-w-2xl gap-4 px-5 py-7 md:px-8">
      <h2 id="logo">{text.logo}</h2>
      <p>{text.logoHint}</p>
      <FileField kind="picture" fileId={fileId} onUpload={(file) => void save(file)} />
      {error && <ActionError msg={error.msg} />}
    </section>
  )
}
