'use client'

import { useRouter } from 'next/navigation'
import { getFailureText } from '@/components/forms/failure-reason'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { post } from '@/lib/client/api'

type Props = {
  path: string
  text: { button: string; busy: string; failure: string }
  /** Shown where the response has no message; without it the page itself shows the result. */
  done?: string
}

/** A form of one button. */
export function PressForm({ path, text, done }: Props) {
  const router = useRouter()
  const form = useSending(async () => {
    const result = await post(path)
    if (!result.ok) return { tone: 'error', text: getFailureText(result, text.failure) }
    router.refresh()
    return done ? { tone: 'info', text: result.msg ?? done } : null
  })
  return <FormFrame form={form} button={text.button} busyLabel={text.busy} />
}
