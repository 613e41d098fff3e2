'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'

type Props = { path: string; version: number }

/** The draft as visitors would see it. The frame loads again after every save. */
export function PagePreview({ path, version }: Props) {
  const { editor: text } = schoolSiteEditorText()
  const [isPhone, setIsPhone] = useState(true)
  return (
    <section aria-labelledby="preview" className="grid gap-4">
      <h2 id="preview">{text.preview}</h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-pressed={isPhone} onClick={() => setIsPhone(true)}>
          {text.phone}
        </Button>
        <Button variant="secondary" aria-pressed={!isPhone} onClick={() => setIsPhone(false)}>
          {text.desktop}
        </Button>
      </div>
      <div className="overflow-x-auto">
        <iframe
          key={version}
          src={path}
          title={text.previewFrame}
          className={`h-160 border border-rule bg-white ${isPhone ? 'w-90 max-w-full' : 'w-320'}`}
        />
      </div>
    </section>
  )
}
