'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { FormFrame } from '@/components/forms/form-frame'
import { useSending } from '@/components/forms/use-sending'
import { Field } from '@/components/ui/field'
import { classResultsText } from '@/i18n/class-results'
import { MAX_SECTION_CHARACTERS } from '@/lib/class-tests/kinds'
import { post } from '@/lib/client/api'
import { useHydrated } from '@/lib/client/use-hydrated'

/** Empty marks take typed marks away again. */
export function TypedTotalForm({ testId, most }: { testId: string; most: string }) {
  const { typed: text } = classResultsText()
  const router = useRouter()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const sending = useSending(async () => {
    if (!form.current) return null
    const values = new FormData(form.current)
    const total = `${values.get('total')}`.trim().replace(',', '.')
    const result = await post(`/api/class-tests/${testId}/totals`, {
      section: `${values.get('section')}`,
      rollNumber: Number(values.get('rollNumber')),
      total: total === '' ? null : Number(total),
    })
    setErrors(result.errors ?? {})
    if (!result.ok) return { tone: 'error', text: result.msg ?? text.failure }
    form.current.reset()
    router.refresh()
    return { tone: 'success', text: result.msg ?? text.saved }
  })
  return (
    <FormFrame
      form={sending}
      ref={form}
      button={text.save}
      busyLabel={text.busy}
      isCompact
      noValidate
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          name="rollNumber"
          label={text.roll}
          inputMode="numeric"
          autoComplete="off"
          error={errors.rollNumber}
          disabled={!isHydrated}
        />
        <Field
          name="total"
          label={text.total(most)}
          inputMode="decimal"
          autoComplete="off"
          error={errors.total}
          disabled={!isHydrated}
        />
        <Field
          name="section"
          label={text.section}
          maxLength={MAX_SECTION_CHARACTERS}
          autoComplete="off"
          error={errors.section}
          disabled={!isHydrated}
        />
      </div>
    </FormFrame>
  )
}
