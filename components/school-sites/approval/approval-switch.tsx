'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionError } from '@/components/ui/action-error'
import { Button } from '@/components/ui/button'
import { schoolSiteApprovalText } from '@/i18n/school-site-approval'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

/** Whether a coordinator approves what teachers write. */
export function ApprovalSwitch({ isNeeded }: { isNeeded: boolean }) {
  const text = schoolSiteApprovalText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function change() {
    const result = await post('/api/school/website/approval', { needed: isNeeded ? 'no' : 'yes' })
    setError(result.ok ? null : { msg: result.msg })
    if (result.ok) router.refresh()
  }

  return (
    <div className="mt-8 grid gap-3">
      <h3>{text.heading}</h3>
      <p role="status">{isNeeded ? text.on : text.off}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={!isHydrated}
        onClick={() => void change()}
      >
        {isNeeded ? text.turnOff : text.turnOn}
      </Button>
      {error && <ActionError msg={error.msg} />}
    </div>
  )
}
