'use client'

import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'
import { sessionStore } from '@/lib/client/storage'

type Props = {
  pageId: string
  currentVersion: number
  versions: { version: number; when: string; name: string }[]
}

export function PageHistory({ pageId, currentVersion, versions }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function restore(version: number) {
    const path = `/api/school/website/pages/${pageId}/version`
    const result = await post(path, { restore: version, version: currentVersion })
    if (!result.ok) return setError({ msg: result.msg })
    sessionStore.write(`site-page:${pageId}`, null)
    window.location.reload()
  }

  return (
    <details className="mt-8 max-w-3xl">
      <summary className="min-h-11 font-semibold">{text.history}</summary>
      <ul className="rows mt-3">
        {versions.map(({ version, when, name }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-3">
            <span>{text.version(when, name)}</span>
            {version !== currentVersion && (
              <Button
                variant="secondary"
                aria-label={text.restoreOf(when)}
                onClick={() => void restore(version)}
              >
                {text.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <ActionError msg={error.msg} />}
    </details>
  )
}
