'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { useHydrated } from '@/lib/client/use-hydrated'
import { SITE_BLOCK_TYPES, type SiteBlockType } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { useNewBlock } from './site-school'

export function AddBlock({ onAdd }: { onAdd: (block: SiteBlock) => void }) {
  const { editor: text, types } = schoolSiteEditorText()
  const isHydrated = useHydrated()
  const createBlock = useNewBlock()
  const [type, setType] = useState<SiteBlockType>('text')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={text.kind}
        value={type}
        options={SITE_BLOCK_TYPES.map((value) => ({ value, label: types[value] }))}
        onChange={({ target }) => setType(target.value as SiteBlockType)}
      />
      <Button variant="secondary" disabled={!isHydrated} onClick={() => onAdd(createBlock(type))}>
        {text.add}
      </Button>
    </div>
  )
}
