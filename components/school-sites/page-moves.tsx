'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { id: string; title: string; isFirst: boolean; isLast: boolean }

export function PageMoves({ id, title, isFirst, isLast }: Props) {
  const { pages: text } = schoolSiteEditorText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function send(action: string, body = {}) {
    const result = await post(`/api/school/website/pages/${id}/${action}`, body)
    setError(result.ok ? null : { msg: result.msg })
    if (result.ok) router.refresh()
  }

  const shared = { variant: 'secondary', disabled: !isHydrated } as const
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        {...shared}
        aria-label={text.upOf(title)}
        aria-disabled={isFirst}
        onClick={() => !isFirst && void send('move', { direction: 'up' })}
      >
        {text.up}
      </Button>
      <Button
        {...shared}
        aria-label={text.downOf(title)}
        aria-disabled={isLast}
        onClick={() => !isLast && void send('move', { direction: 'down' })}
      >
        {text.down}
      </Button>
      <Button {...shared} aria-label={text.removeOf(title)} onClick={() => void send('remove')}>
        {text.remove}
      </Button>
      {error && <ActionError msg={error.msg} />}
    </div>
  )
}
