'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type FieldProps } from '@/components/ui/field'
import { schoolSiteStartText } from '@/i18n/school-site-start'
import { get } from '@/lib/client/api'

type SlugFieldProps = {
  /** Of the form. */
  field: Omit<FieldProps, 'label'> & {
    onChange: (event: { target: { name: string; value: string } }) => unknown
  }
  value: string
  onChange: (slug: string) => void
}

type Check = { msg: string; isFree: boolean; alternatives: string[] }

const TYPING_PAUSE_MS = 500

/** Says while someone types whether the address is free, and offers others if it is not. */
export function SlugField({ field, value, onChange }: SlugFieldProps) {
  const text = schoolSiteStartText()
  const { onChange: tellForm, ...control } = field
  const check = useSlugCheck(value, control.error)
  function change(slug: string) {
    onChange(slug)
    tellForm({ target: { name: 'slug', value: slug } })
  }
  return (
    <div className="grid gap-3">
      <Field
        label={text.slug}
        hint={text.slugHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <p role="status" className={check?.isFree ? 'text-leaf' : ''}>
        {check?.msg}
      </p>
      {check && check.alternatives.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span>{text.alternatives}</span>
          {check.alternatives.map((slug) => (
            <Button key={slug} variant="secondary" onClick={() => change(slug)}>
              {slug}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Asked again when the form refuses the address. Only the answer to the last question counts. */
function useSlugCheck(slug: string, refusal: string | undefined): Check | null {
  const [check, setCheck] = useState<Check | null>(null)
  const asked = useRef('')
  useEffect(() => {
    const typed = slug.trim().toLowerCase()
    asked.current = typed
    // What was free is someone else’s now.
    if (!typed || refusal) setCheck(null)
    if (!typed) return
    const timer = setTimeout(async () => {
      const result = await get<Check>(
        `/api/school/website/address?slug=${encodeURIComponent(typed)}`,
      )
      if (asked.current === typed) setCheck(result.ok ? result.data : null)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [slug, refusal])
  return check
}
