'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { membershipId: string; name: string; isEditor: boolean }

export function EditorSwitch({ membershipId, name, isEditor }: Props) {
  const { editors: text } = schoolSiteEditorText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function change() {
    const allowed = isEditor ? 'no' : 'yes'
    const result = await post('/api/school/website/editors', { membershipId, allowed })
    setError(result.ok ? null : { msg: result.msg })
    if (result.ok) router.refresh()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>{name}</span>
      <Button
        variant="secondary"
        disabled={!isHydrated}
        aria-label={isEditor ? text.endOf(name) : text.allowOf(name)}
        onClick={() => void change()}
      >
        {isEditor ? text.end : text.allow}
      </Button>
      {error && <ActionError msg={error.msg} />}
    </div>
  )
}
