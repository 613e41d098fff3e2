'use client'

import { FaultNotice } from '@/components/site/fault-notice'

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <FaultNotice retry={retry} />
}
