'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { SLIP_SENTENCES, type SlipSentences } from '@/base/class-test-kinds'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { TextArea } from '@/components/ui/text-area'
import { classSlipsText } from '@/i18n/class-slips'
import { MAX_SLIP_CHARACTERS } from '@/lib/class-tests/kinds'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

type Props = { language: string; texts: SlipSentences; revision: number }

/** Once for all slips of the teacher in this language. */
export function SlipTextsForm({ language, texts, revision }: Props) {
  const { form: text } = classSlipsText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending(async () => {
    if (!form.current) return null
    const values = Object.fromEntries(new FormData(form.current))
    const result = await post('/api/class-tests/slip-texts', { ...values, language, revision })
    if (!result.ok) return { tone: 'error', text: result.msg ?? text.failure }
    router.refresh()
    return { tone: 'success', text: result.msg ?? text.saved }
  })
  return (
    <details className="panel screen-only mt-4 max-w-3xl">
      <summary className="min-h-11 font-semibold">{text.heading}</summary>
      <p className="mb-3">{text.hint}</p>
      <FormFrame form={sending} ref={form} button={text.save} busyLabel={text.busy} isCompact>
        {SLIP_SENTENCES.map((name) => (
          <TextArea
            key={name}
            name={name}
            label={text.labels[name]}
            rows={2}
            lang={language}
            dir="auto"
            maxLength={MAX_SLIP_CHARACTERS}
            defaultValue={texts[name]}
            disabled={!isHydrated}
          />
        ))}
      </FormFrame>
    </details>
  )
}
