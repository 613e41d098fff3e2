'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notificationsText } from '@/i18n/notifications'
import { get, post } from '@/lib/client/api'
import { canUsePush, isKnownDevice, subscribeToPush } from '@/lib/client/push'

/** Only where the browser can show notifications and does not yet. Asks for permission after a press. */
export function PushOffer() {
  const { offer: text } = notificationsText()
  const [key, setKey] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isOn, setIsOn] = useState(false)
  const [statusText, setStatusText] = useState('')

  useEffect(() => {
    let isCurrent = true
    async function offer() {
      if (!canUsePush()) return
      const result = await get<{ key: string; devices: string[] }>('/api/push/key')
      if (!result.ok || (await isKnownDevice(result.data.devices))) return
      if (isCurrent) setKey(result.data.key)
    }
    void offer()
    return () => {
      isCurrent = false
    }
  }, [])

  async function turnOn() {
    if (isBusy || !key) return
    setIsBusy(true)
    const subscription = await subscribeToPush(key)
    const result =
      typeof subscription === 'string' ? null : await post('/api/push/subscriptions', subscription)
    setIsBusy(false)
    if (result?.ok) setIsOn(true)
    if (subscription === 'denied') setStatusText(text.denied)
    else if (subscription === 'failed') setStatusText(text.refused)
    else setStatusText(result?.msg ?? (result?.ok ? text.on : text.failure))
  }

  if (!key) return null
  return (
    <section aria-labelledby="push-offer" className="grid gap-3">
      <h2 id="push-offer" className="text-lg">
        {text.heading}
      </h2>
      {!isOn && (
        <>
          <p className="text-muted">{text.text}</p>
          <Button variant="secondary" busy={isBusy} busyLabel={text.busy} onClick={turnOn}>
            {text.button}
          </Button>
        </>
      )}
      <p role="status">{statusText}</p>
    </section>
  )
}
