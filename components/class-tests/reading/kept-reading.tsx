'use client'

import { useEffect, useState } from 'react'
import { EmptyState } from '@/components/site/empty-state'
import { WorkHead } from '@/components/site/work-head'
import { classReadingText } from '@/i18n/class-reading'
import type { ReadableTest } from '@/lib/class-tests/kinds'
import { findKeptTest } from '@/lib/client/class-tests/kept-test'
import { LOADS_SCRIPTS } from '@/server/contract'
import { SheetReading } from './sheet-reading'

/** The page that reads sheets, from what this browser keeps. Its URL has the id of the test. */
export function KeptReading() {
  const text = classReadingText()
  const [test, setTest] = useState<ReadableTest | null | undefined>()
  useEffect(() => {
    const [id = ''] = window.location.pathname.split('/').slice(-2)
    void findKeptTest(id).then(setTest)
  }, [])
  return (
    <div {...LOADS_SCRIPTS.now}>
      <WorkHead
        title={text.title}
        lede={test ? text.lede(test.title, test.group.name) : undefined}
      />
      {test && <SheetReading test={test} sheets={[]} isKept />}
      {test === null && <EmptyState picture="rubric" text={text.notKeptHere} />}
    </div>
  )
}
